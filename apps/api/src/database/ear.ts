import { Client } from 'pg'
import { Listeners, type Hearing } from './hearing.ts'

/** How long to wait before a lost connection is made again, at first and at most; in ms. */
const [SOON_MS, LATE_MS] = [500, 15_000]

interface Ear {
  listen: (hearing: Hearing) => () => void
  close: () => Promise<void>
}

/** A connection that does nothing but hear, while anybody listens; lost, it is made again. */
export function createEar(url: string): Ear {
  const listeners = new Listeners()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined

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
      delayMs = SOON_MS
      // What was told before it could hear may have been for those who listen already.
      listeners.miss()
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
      if (listeners.count === 1) open(SOON_MS)
      return () => {
        stop()
        if (listeners.count === 0) void close()
      }
    },
    close,
  }
}
