# Turns the examples of documentation into Swift: a function for each comment of a public declaration,
# and for each page. A result behind an expression, or below it, is compared.

function flush() {
  total += gsub(/try expect\(/, "&", code)
  if (code != "") printf "\nfunc example%d() throws {\n%s}\ntry example%d()\n", ++count, code, count
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

FNR == 1 { flush(); inCode = 0 }

FILENAME ~ /\.md$/ {
  if (/^```/) inCode = /^```swift/
  # A manifest is not code of the program.
  else if (inCode && !/^ *\.(package|product)\(/) add($0)
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
