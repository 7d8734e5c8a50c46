/**
 * Runs one at a time what has the same name, in all tabs of this browser. A page that came unencrypted has no locks:
 * there the name of each answer is what keeps it from being stored twice.
 */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  // Typed as always there; browsers leave it out where the page is not secure.
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? await locks.request(name, run) : await run()
}
