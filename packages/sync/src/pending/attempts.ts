/** Which changes this tab is sending. Screens read it; what sends says it. */
export function createAttempts() {
  const listeners = new Set<() => void>()
  /** A change can be sent twice at once: the second waits for the first. */
  let underWay: readonly string[] = []
  function replace(next: readonly string[]) {
    underWay = next
    for (const listener of listeners) listener()
  }
  return {
    /** @returns to be called when it is over. */
    begin: (userId: string, key: string): (() => void) => {
      const name = attemptOf(userId, key)
      replace([...underWay, name])
      return () => replace(underWay.toSpliced(underWay.indexOf(name), 1))
    },
    /** Their names; the same list until it changes. */
    underWay: () => underWay,
    /** @returns the way to stop. */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The attempts to send changes of a kind, in this tab. */
export type Attempts = ReturnType<typeof createAttempts>

/** Names the attempts to send a change. */
export const attemptOf = (userId: string, key: string): string => `${userId}:${key}`
