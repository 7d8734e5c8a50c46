/** The server's clock, as its answers tell it; this machine's own until the first has come. */
export function createServerClock() {
  let aheadMs = 0
  return {
    hear: (time: number) => {
      aheadMs = time - Date.now()
    },
    /** Ms since 1970. */
    now: () => Date.now() + aheadMs,
  }
}

export type ServerClock = ReturnType<typeof createServerClock>
