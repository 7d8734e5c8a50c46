/** What could not be kept in the browser's storage, because it is full or forbidden; it lives as long as the tab. */
const unsaved = new Map<string, string>()

const CHANGED = 'replybay:kept-text'

/** The text that is kept under a key. */
export function readKept(key: string): string | undefined {
  const text = unsaved.get(key)
  if (text !== undefined) return text
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The keys that begin so, under which something is kept. */
export function keptKeys(beginning: string): string[] {
  const keys = new Set(unsaved.keys())
  try {
    for (const key of Object.keys(localStorage)) keys.add(key)
  } catch {
    // A forbidden storage keeps nothing.
  }
  return [...keys].filter((key) => key.startsWith(beginning))
}

/** Whether what is kept under a key outlives the tab. */
export function isPersisted(key: string): boolean {
  return !unsaved.has(key)
}

/** Keeps a text beyond the tab, where the browser's storage is neither full nor forbidden. */
export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, text)
  }
  announce(key)
}

export function forgetText(key: string): void {
  unsaved.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
  announce(key)
}

type Subscribe = (onChange: () => void) => () => void

const subscriptions = new Map<string, Subscribe>()

/**
 * Tells of changes under keys that begin so, in this tab and others: for `useSyncExternalStore`, the same function each
 * time. A key that is pressed in a draft concerns nobody else.
 */
export function keptUnder(beginning: string): Subscribe {
  const known = subscriptions.get(beginning)
  if (known) return known
  const subscribe: Subscribe = (onChange) => {
    const hear = (event: Event) => {
      const key = event instanceof StorageEvent ? event.key : event instanceof CustomEvent && event.detail
      // One that is cleared as a whole names none.
      if (typeof key !== 'string' || key.startsWith(beginning)) onChange()
    }
    window.addEventListener(CHANGED, hear)
    // Tells of other tabs only.
    window.addEventListener('storage', hear)
    return () => {
      window.removeEventListener(CHANGED, hear)
      window.removeEventListener('storage', hear)
    }
  }
  subscriptions.set(beginning, subscribe)
  return subscribe
}

function announce(key: string) {
  // What lives in this tab alone would go with it: the browser asks first.
  if (unsaved.size > 0) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }))
}

const askFirst = (event: Event) => event.preventDefault()
