/* oxlint-disable lingui/no-unlocalized-strings -- what stands on the keys, and the names that aria-keyshortcuts takes */
/** Whether shortcuts are pressed with ⌘ here. */
export function isMac(platform: string = navigator.platform): boolean {
  return /mac|iphone|ipad/i.test(platform)
}

const MAC: Record<string, string> = { mod: '⌘', alt: '⌥', shift: '⇧', ctrl: '⌃' }
const OTHER: Record<string, string> = { mod: 'Ctrl', alt: 'Alt', ctrl: 'Ctrl' }
const SIGNS: Record<string, string> = { enter: '↵', up: '↑', down: '↓', left: '←', right: '→' }

/** What is written on those keys that each language calls otherwise. */
export type KeyNames = Readonly<Record<'shift' | 'escape' | 'delete' | 'space', string>>

/** `mod+enter` as a person reads it: ⌘↵ on a Mac, Ctrl ↵ elsewhere. */
export function formatKeys(keys: string, mac: boolean, written: KeyNames): string {
  const names: Record<string, string> = { ...written, ...SIGNS, ...(mac ? MAC : OTHER) }
  const words = keys.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
  return words.join(mac ? '' : ' ')
}

const ARIA_OTHER: Record<string, string> = {
  ctrl: 'Control',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Escape',
}

/** `mod+k` as `aria-keyshortcuts` wants it: Meta+k or Control+k. */
export function ariaKeys(keys: string, mac: boolean): string {
  const name = (key: string) => (key === 'mod' ? (mac ? 'Meta' : 'Control') : (ARIA_OTHER[key] ?? key))
  return keys.split('+').map(name).join('+')
}
