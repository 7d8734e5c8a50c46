/** What the return page keeps on the device for a day; in memory alone where the browser keeps nothing. */
import type { Choice } from './choice.ts'

interface Kept {
  /** Opens the order. */
  token?: string | undefined
  orderNumber?: string | undefined
  choice?: Choice | undefined
  /** Names the request that these contents were last sent under. */
  sent?: { key: string; content: string } | undefined
  language?: string | undefined
}

export interface Keeper {
  read: () => Kept
  write: (change: Kept) => void
}

const DAY_MS = 24 * 3_600_000

export function createKeeper(webId: string, now: () => number = Date.now): Keeper {
  const name = `replybay-return:${webId}`
  let memory: Kept = {}
  const read = (): Kept => {
    try {
      // Sound: every part is optional, and what else is there says no time.
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as (Kept & { at?: unknown }) | null
      if (typeof kept?.at === 'number') {
        if (now() - kept.at < DAY_MS) return kept
        localStorage.removeItem(name)
        return {}
      }
    } catch {
      // The browser keeps nothing, or somebody has written what is none of ours.
    }
    return memory
  }
  return {
    read,
    write(change) {
      memory = { ...read(), ...change }
      try {
        localStorage.setItem(name, JSON.stringify({ ...memory, at: now() }))
      } catch {
        // It is full, or not allowed here: what is kept lasts as long as the page.
      }
    },
  }
}
