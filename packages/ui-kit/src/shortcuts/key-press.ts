/** Of a key event. When a browser fills in a form, it sends `keydown` events that have none of these. */
type Press = Partial<Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>

/* oxlint-disable lingui/no-unlocalized-strings -- the names that browsers have for keys */
/** What is no press of its own: modifiers, and keys that the browser cannot name. */
const IGNORED: ReadonlySet<string> = new Set([
  'Alt',
  'AltGraph',
  'Control',
  'Meta',
  'Shift',
  'CapsLock',
  'Dead',
  'Unidentified',
])
const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
/* oxlint-enable lingui/no-unlocalized-strings */

/**
 * What was pressed, as shortcuts are written: `e`, `#`, `shift+e`, `mod+k`, `enter`. A sign is a sign, whatever keys a
 * keyboard makes it with: on French and Spanish ones `#` takes AltGr, and `?` Shift. Alt with a letter or a digit is
 * nothing, since those type signs of their own elsewhere; so is an event without a key.
 */
export function keyPress(
  { key, altKey = false, ctrlKey = false, metaKey = false, shiftKey = false }: Press,
  mac: boolean,
): string | undefined {
  if (!key || IGNORED.has(key)) return undefined
  const isSign = key.length === 1 && !/[\p{L}\d ]/u.test(key)
  if (isSign && (altKey || !(ctrlKey || metaKey))) return key
  if (altKey) return undefined
  const isMod = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isMod && (ctrlKey || metaKey)) return undefined
  const name = NAMES[key] ?? (key === ' ' ? 'space' : key.toLowerCase())
  return `${isMod ? 'mod+' : ''}${shiftKey && !isSign ? 'shift+' : ''}${name}`
}

/** Whether keys need no Ctrl or ⌘, and so stand in the way of who dictates or types in the wrong place. */
export function isSingleKey(keys: string): boolean {
  return !keys.includes('mod+') && !['enter', 'escape', 'up', 'down'].includes(keys)
}
