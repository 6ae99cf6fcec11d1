/// The version of a state file that the program writes.
///
/// It stands here once more, since to raise it is a decision: see *Where to make a change* in
/// `CONTRIBUTING.md`.
package let stateVersion = 3
