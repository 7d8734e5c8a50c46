/** What could not be kept in the browser's storage, because it is full or forbidden; it lives as long as the tab. */
const unsaved = new Map<string, string>()

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

/** Keeps a text beyond the tab. Answers whether that succeeded: the storage may be full or forbidden. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    unsaved.delete(key)
    return true
  } catch {
    unsaved.set(key, text)
    return false
  }
}

export function forgetText(key: string): void {
  unsaved.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}
