#if canImport(Glibc)
import Glibc

/// Runs a check in a process of its own, which has only this thread and therefore should do little.
///
/// On Linux only: no other system lets a Swift process fork.
///
/// - Returns: 0 if the check has succeeded.
func exitStatus(of check: () -> Bool) -> Int32 {
  let child = fork()
  if child == 0 { _exit(check() ? 0 : 1) }
  var status: Int32 = -1
  while waitpid(child, &status, 0) == -1 && errno == EINTR {}
  return status
}
#endif
