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
  announce()
}

export function forgetText(key: string): void {
  unsaved.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
  announce()
}

/** Tells of every change, in this tab and others: for `useSyncExternalStore`. */
export function subscribeKept(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  // Tells of other tabs only.
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

function announce() {
  // What lives in this tab alone would go with it: the browser asks first.
  if (unsaved.size > 0) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
  window.dispatchEvent(new Event(CHANGED))
}

const askFirst = (event: Event) => event.preventDefault()
