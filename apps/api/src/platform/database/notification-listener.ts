import { Client } from 'pg'
import { Listeners, type NotificationListener, type Subscription } from './notifications.ts'

/** How often to ask whether the connection still lives, and for how long to wait for its answer; in ms. */
const [ASK_EVERY_MS, ANSWER_MS] = [15_000, 10_000]

/** How long to wait before a lost connection is made again, at first and at most; in ms. */
const [SOON_MS, LATE_MS] = [500, 15_000]

interface SharedListener {
  listen: (listener: NotificationListener) => Subscription
  close: () => Promise<void>
}

/** A connection for notifications alone, open while there are listeners; lost, it is made again. */
export function createNotificationListener(url: string): SharedListener {
  const listeners = new Listeners()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let begun = Promise.withResolvers<void>()
  let hasBegun = false

  function open(delayMs: number): void {
    const next = new Client({
      connectionString: url,
      application_name: 'replybay',
      keepAlive: true,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
    })
    client = next
    // A connection that was cut without a word would be noticed hours later.
    const ask = setInterval(() => void next.query('select 1').catch(lose), ASK_EVERY_MS)
    ask.unref()
    const lose = () => {
      clearInterval(ask)
      if (client !== next) return
      client = undefined
      next.end().catch(() => {})
      retry = setTimeout(() => open(Math.min(delayMs * 2, LATE_MS)), delayMs)
      retry.unref()
    }
    next.on('error', lose).on('end', lose)
    const begin = async () => {
      await next.connect()
      await listeners.listenWith(next)
      if (client !== next) return
      delayMs = SOON_MS
      if (hasBegun) listeners.miss()
      hasBegun = true
      begun.resolve()
    }
    begin().catch(lose)
  }
  async function close(): Promise<void> {
    clearTimeout(retry)
    const last = client
    client = undefined
    await last?.end().catch(() => {})
  }

  return {
    listen(listener) {
      const stop = listeners.add(listener)
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
