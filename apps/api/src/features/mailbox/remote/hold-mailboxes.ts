/** Holds the mailboxes of all companies: each in one process of all. */
import { holdLease } from '../../../platform/jobs/leases.ts'
import { listConnections } from './remote-store.ts'
import { type Pace, runMailbox, type Wake } from './run-mailbox.ts'
import type { RemoteContext } from './session.ts'
import { wokenBy } from './wake.ts'

/** How often it is looked for mailboxes that were connected elsewhere; in ms. */
const LOOK_MS = 10_000

interface Held {
  changedAt: number
  wake: () => void
  stop: () => Promise<void>
}

/** @returns the way to stop. */
export function holdMailboxes(context: RemoteContext, pace: Pace = {}): () => Promise<void> {
  const { database, log } = context
  const held = new Map<string, Held>()
  let isStopped = false
  let turn = Promise.resolve()

  function hold(mailboxId: string, changedAt: number): void {
    const bell = createBell()
    const stop = holdLease({
      database,
      log,
      name: `mailbox ${mailboxId}`,
      work: (signal) => runMailbox(context, mailboxId, bell, signal, pace),
    })
    held.set(mailboxId, { changedAt, stop, wake: bell.ring })
  }
  async function look(): Promise<void> {
    if (isStopped) return
    try {
      const there = await listConnections(database.queries)
      const changes = new Map(there.map((each) => [each.mailboxId, each.changedAt.getTime()]))
      for (const [mailboxId, { changedAt, stop }] of held) {
        if (changes.get(mailboxId) === changedAt) continue
        held.delete(mailboxId)
        await stop()
      }
      for (const [mailboxId, changedAt] of changes) if (!held.has(mailboxId)) hold(mailboxId, changedAt)
    } catch (error) {
      log.warn({ err: error }, 'Mailboxes could not be looked for')
    }
  }
  const lookInTurn = () => {
    turn = turn.then(look)
  }
  const subscription = database.listen({
    notified: (payload) => {
      const mailboxId = wokenBy(payload)
      if (mailboxId === undefined) return
      held.get(mailboxId)?.wake()
      lookInTurn()
    },
    missed: () => {
      for (const { wake } of held.values()) wake()
    },
  })
  const timer = setInterval(lookInTurn, LOOK_MS)
  timer.unref()
  lookInTurn()
  return async () => {
    isStopped = true
    clearInterval(timer)
    subscription.stop()
    await turn
    await Promise.all([...held.values()].map(({ stop }) => stop()))
  }
}

/** A bell that was rung while nobody waited is heard by the next one who does. */
function createBell(): Wake & { ring: () => void } {
  let hasRung = false
  let heard: (() => void) | undefined
  return {
    ring() {
      if (heard) heard()
      else hasRung = true
    },
    next: (signal) =>
      new Promise((resolve) => {
        const end = () => {
          heard = undefined
          resolve()
        }
        if (hasRung || signal.aborted) {
          hasRung = false
          return end()
        }
        heard = end
        signal.addEventListener('abort', end, { once: true })
      }),
  }
}
