import { Client } from 'pg'
import { Listeners, type Hearing, type Listening } from './hearing.ts'

/** How long to wait before a lost connection is made again, at first and at most; in ms. */
const [SOON_MS, LATE_MS] = [500, 15_000]

interface Ear {
  listen: (hearing: Hearing) => Listening
  close: () => Promise<void>
}

/** A connection that does nothing but hear, while anybody listens; lost, it is made again. */
export function createEar(url: string): Ear {
  const listeners = new Listeners()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let begun = Promise.withResolvers<void>()
  let hasBegun = false

  function open(delayMs: number): void {
    const next = new Client({ connectionString: url, application_name: 'replybay', keepAlive: true })
    client = next
    const lose = () => {
      if (client !== next) return
      client = undefined
      next.end().catch(() => {})
      retry = setTimeout(() => open(Math.min(delayMs * 2, LATE_MS)), delayMs)
      retry.unref()
    }
    next.on('error', lose).on('end', lose)
    const hear = async () => {
      await next.connect()
      await listeners.hearWith(next)
      if (client !== next) return
      delayMs = SOON_MS
      if (hasBegun) listeners.miss()
      hasBegun = true
      begun.resolve()
    }
    hear().catch(lose)
  }
  async function close(): Promise<void> {
    clearTimeout(retry)
    const last = client
    client = undefined
    await last?.end().catch(() => {})
  }

  return {
    listen(hearing) {
      const stop = listeners.add(hearing)
      if (listeners.count === 1) {
        begun = Promise.withResolvers()
        hasBegun = false
        open(SOON_MS)
      }
      return {
        begun: begun.promise,
        stop() {
          stop()
          if (listeners.count === 0) void close()
        },
      }
    },
    close,
  }
}
