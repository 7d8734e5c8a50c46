interface Claim {
  /** Aborts when a newer call claims the same key. */
  signal: AbortSignal
  release: () => void
}

/** Lets a newer call with a key cancel the older one. @see specification §4, email calls */
export function createAbortKeys(): { claim(key: string | undefined): Claim | undefined } {
  const holders = new Map<string, AbortController>()
  return {
    claim(key) {
      if (key === undefined) return undefined
      holders.get(key)?.abort()
      const controller = new AbortController()
      holders.set(key, controller)
      return {
        signal: controller.signal,
        release: () => {
          if (holders.get(key) === controller) holders.delete(key)
        },
      }
    },
  }
}
