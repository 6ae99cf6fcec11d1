// The C library of the system, under one name.
//
// With Glibc, without what Swift's own module adds to it: to use one symbol of that links all of it
// into a static program, down to the Bessel functions, 106 kB.

@_exported import CSystemCalls

#if canImport(Glibc)
@_exported import SwiftGlibc
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Darwin
#endif
