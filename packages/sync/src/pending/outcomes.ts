interface Listener<Outcome> {
  userId: string
  onOutcome: (outcome: Outcome) => void
}

/** Where attempts tell what came of them. What no screen hears yet waits for the first that listens. */
export function createOutcomes<Outcome>() {
  const listeners = new Set<Listener<Outcome>>()
  let unheard: { userId: string; outcome: Outcome }[] = []
  return {
    tell: (userId: string, outcome: Outcome): void => {
      const subscribed = [...listeners].filter((listener) => listener.userId === userId)
      if (subscribed.length === 0) unheard.push({ userId, outcome })
      for (const { onOutcome } of subscribed) onOutcome(outcome)
    },
    /** @returns the way to stop. */
    listen: (userId: string, onOutcome: (outcome: Outcome) => void): (() => void) => {
      const listener = { userId, onOutcome }
      listeners.add(listener)
      const waiting = unheard.filter((each) => each.userId === userId)
      unheard = unheard.filter((each) => each.userId !== userId)
      for (const { outcome } of waiting) onOutcome(outcome)
      return () => listeners.delete(listener)
    },
  }
}
