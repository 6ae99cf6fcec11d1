/// The answer of a search that found nothing, which is no mistake of anybody.
struct NothingFound: Error {
  let text: String
}
