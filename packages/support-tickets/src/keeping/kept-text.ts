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

/** Whether what is kept under a key outlives the tab. */
export function isSafe(key: string): boolean {
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
  window.dispatchEvent(new Event(CHANGED))
}

export function forgetText(key: string): void {
  unsaved.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
  window.dispatchEvent(new Event(CHANGED))
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
