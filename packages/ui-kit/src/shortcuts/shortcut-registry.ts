import type { ComponentType } from 'react'
import type { PaletteStep } from '../palette/command.ts'
import { isSingleKey } from './key-press.ts'

/** Something that one can do on the page: by keys, and by the palette. */
export interface Shortcut {
  /** Unique among all shortcuts; a person's own keys are kept under it. */
  id: string
  /** `e`, `#`, `mod+k`, or one after the other: `g t`. Never Alt. Without them, only the palette does it. */
  keys?: string | undefined
  label: string
  /** What it stands with in the list. */
  group: string
  /** What is selected, in words, where it acts on that: it goes before others that have the same keys. */
  selection?: string | undefined
  /**
   * Whom or what it is about, in words, where it acts on what is open: the palette names it, and lists it first. Empty
   * where that is nothing at the moment: the palette does not list it.
   */
  subject?: string | undefined
  /** The other fields say how the palette shows it. A component, the same each time. */
  icon?: ComponentType | undefined
  /** More about it, beside the label. */
  detail?: string | undefined
  /** Other words that find it in the palette. */
  keywords?: string | undefined
  /** Its place among those that are there before anything is typed, from 1; without one it has to be searched for. */
  place?: number | undefined
  /** It destroys something. @default false */
  isDanger?: boolean | undefined
  /** The time in which it can be done; the same object each time. */
  clock?: { readonly left: number } | undefined
  /** In the palette it goes on to a second step, in place of `run`. */
  step?: (() => PaletteStep) | undefined
  run: () => void
}

/** What a person has changed. */
export interface ShortcutSettings {
  /** Whether keys without Ctrl or ⌘ do anything. */
  singleKeys: boolean
  /** Their own keys, by the shortcut's id. */
  keys: Readonly<Record<string, string>>
}

/** The shortcuts of what is on the page, and the keys that were pressed so far. */
export function createShortcutRegistry() {
  const shortcuts = new Map<string, Shortcut>()
  const listeners = new Set<() => void>()
  let shown: readonly Shortcut[] = []
  let begun = ''

  function tell() {
    shown = [...shortcuts.values()].toSorted((a, b) => rank(a) - rank(b))
    for (const listener of listeners) listener()
  }
  return {
    /** @returns what takes it away again. */
    add(shortcut: Shortcut): () => void {
      shortcuts.set(shortcut.id, shortcut)
      tell()
      return () => {
        if (shortcuts.get(shortcut.id) !== shortcut) return
        shortcuts.delete(shortcut.id)
        tell()
      }
    },
    /** What acts on the selection comes first. */
    list: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Takes a press, written as `keyPress` does. @returns the shortcut that it completes. */
    press(press: string, settings: ShortcutSettings, isTyping: boolean): Shortcut | undefined {
      const bound = shown.filter((shortcut) => {
        const keys = keysOf(shortcut, settings)
        return keys !== undefined && (!isSingleKey(keys) || (settings.singleKeys && !isTyping))
      })
      const soFar = begun ? `${begun} ${press}` : press
      begun = ''
      const found =
        bound.find((shortcut) => keysOf(shortcut, settings) === soFar) ??
        bound.find((shortcut) => keysOf(shortcut, settings) === press)
      if (!found && bound.some((shortcut) => keysOf(shortcut, settings)?.startsWith(`${press} `)))
        begun = press
      return found
    },
  }
}

export type ShortcutRegistry = ReturnType<typeof createShortcutRegistry>

function rank({ selection }: Shortcut): number {
  return selection === undefined ? 1 : 0
}

/** The keys of a shortcut: the person's own, else its own. */
export function keysOf({ id, keys }: Shortcut, settings: ShortcutSettings): string | undefined {
  return settings.keys[id] ?? keys
}

/** The same, where they do something. */
export function workingKeysOf(shortcut: Shortcut, settings: ShortcutSettings): string | undefined {
  const keys = keysOf(shortcut, settings)
  return keys !== undefined && isSingleKey(keys) && !settings.singleKeys ? undefined : keys
}
