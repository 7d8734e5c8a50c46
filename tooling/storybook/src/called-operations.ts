const called = new Set<string>()

/** Notes that a screen has called an operation of the contract. */
export function noteCall(id: string): void {
  called.add(id)
}

/** What was noted since it was asked for last. */
export function takeCalls(): string[] {
  const ids = [...called]
  called.clear()
  return ids
}
