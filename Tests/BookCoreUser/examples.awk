# Turns the examples of documentation into Swift: a function for each comment of a public declaration,
# and for each page. A result behind an expression, or below it, is compared. Code of a page that
# declares a type, or extends one, stands in a file of its own in the folder `sources`.

function flush() {
  total += gsub(/try expect\(/, "&", code)
  if (code != "") {
    printf "\n@MainActor func example%d() async throws {\n%s}\n", ++count, code
    printf "try await example%d()\n", count
  }
  code = ""
}

function add(line) {
  if (line ~ /^import /) return
  if (line ~ /^ *\/\/ /) {
    code = substr(code, 1, length(code) - length(last) - 1)
    line = last "  " line
  }
  place = line ~ /^ *(let|var) / ? 0 : match(line, /  +\/\/ /)
  if (place) {
    line = "try expect(" substr(line, 1, RSTART - 1) ", " substr(line, RSTART + RLENGTH) ")"
  }
  last = line
  code = code line "\n"
}

# Ends a block of a page.
function endBlock(    file, index_) {
  if (declares) {
    file = FILENAME
    gsub(/^.*\/|\.md$/, "", file)
    for (index_ = 1; index_ <= length_; index_++) print block[index_] > (sources "/" file ".swift")
  } else {
    for (index_ = 1; index_ <= length_; index_++) add(block[index_])
  }
  length_ = declares = 0
}

FNR == 1 { flush(); inCode = 0 }

FILENAME ~ /\.md$/ {
  if (/^```/) {
    endBlock()
    inCode = /^```swift/
  # A manifest is not code of the program.
  } else if (inCode && !/^ *\.(package|product)\(/) {
    block[++length_] = $0
    if (/^ *((public|final|@[A-Za-z]+) )*(actor|class|struct|enum|extension) /) declares = 1
  }
  next
}

/^ *\/\/\/     / && (inCode || before ~ /\/\/\/$/) {
  inCode = 1
  sub(/^ *\/\/\/     /, "")
  add($0)
  before = ""
  next
}

{ before = $0; inCode = 0 }

!/^ *(\/\/\/|@|$)/ {
  if (!/^ *public /) code = ""
  flush()
}

END {
  flush()
  print "finish(after: " total ")"
}
