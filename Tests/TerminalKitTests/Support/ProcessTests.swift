import Testing

/// The suites that start programs, one test after another, because the signals of the whole process
/// are ignored for a while.
///
/// All tests are begun together and then wait for a processor, so the limit is as long as the
/// slowest machine may take for all of them.
@Suite(.serialized, .timeLimit(.minutes(60)))
enum ProcessTests {}
