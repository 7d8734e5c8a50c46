import { useLocalStorage } from '@mantine/hooks'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { isBehindModal } from '../dialog/is-behind-modal.ts'
import { isMac } from '../keys/format-keys.ts'
import { keyPress } from './key-press.ts'
import {
  createShortcutRegistry,
  type Shortcut,
  type ShortcutRegistry,
  type ShortcutSettings,
  workingKeysOf,
} from './shortcut-registry.ts'

interface Shortcuts {
  registry: ShortcutRegistry
  settings: ShortcutSettings
  setSettings: (settings: ShortcutSettings) => void
}

const ShortcutsContext = createContext<Shortcuts | undefined>(undefined)
const standard: ShortcutSettings = { singleKeys: true, keys: {} }

/** What the browser has kept, which may have another shape: what does not fit is as nothing. */
function settingsIn(kept: string | undefined): ShortcutSettings {
  try {
    const { singleKeys, keys }: { singleKeys?: unknown; keys?: unknown } = Object(JSON.parse(kept ?? 'null'))
    const own = Object.entries(Object(keys)).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string'
    })
    return { singleKeys: singleKeys !== false, keys: Object.fromEntries(own) }
  } catch {
    return standard
  }
}

/** Listens to the keyboard for everything below it. Stands once, at the top. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry)
  const [settings, setSettings] = useLocalStorage({
    key: 'replybay-shortcuts',
    defaultValue: standard,
    deserialize: settingsIn,
    getInitialValueInEffect: false,
  })
  useEffect(() => {
    const mac = isMac()
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isBehindModal() || closesPopover(event)) return
      const press = keyPress(event, mac)
      const shortcut = press && registry.press(press, settings, isTyping(event.target))
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [registry, settings])
  // Most of a page listens: it is not drawn again with what is above it.
  const value = useMemo(() => ({ registry, settings, setSettings }), [registry, settings, setSettings])
  return <ShortcutsContext value={value}>{children}</ShortcutsContext>
}

/** In a field; or among the few controls above a page, where a letter that misses its field must do nothing. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
      target.closest('[popover][role=dialog]') !== null)
  )
}

/** The browser closes what is open above the page, and that is all that the key does. */
function closesPopover({ key }: KeyboardEvent): boolean {
  return key === 'Escape' && document.querySelector('[popover=auto]:popover-open') !== null
}

export function useShortcuts(): Shortcuts {
  const shortcuts = useContext(ShortcutsContext)
  if (!shortcuts) throw new Error('Shortcuts need a ShortcutsProvider above them.')
  return shortcuts
}

/** Every shortcut of what is on the page. */
export function useShortcutList(): readonly Shortcut[] {
  const { registry } = useShortcuts()
  return useSyncExternalStore(registry.subscribe, registry.list)
}

/** The keys that a shortcut has for this person, where they do something. */
export function useWorkingKeys(): (shortcut: Shortcut) => string | undefined {
  const { settings } = useShortcuts()
  return (shortcut) => workingKeysOf(shortcut, settings)
}

/** Offers something that a pointer can do too to keys and the palette, for as long as the component is on the page. */
export function useShortcut({ run, step, ...shortcut }: Shortcut): void {
  const { id, keys, label, group, selection, subject, icon, detail, keywords, place, isDanger, clock } =
    shortcut
  const { registry } = useShortcuts()
  const onRun = useEffectEvent(run)
  const onStep = useEffectEvent(step ?? noStep)
  const hasStep = step !== undefined
  // With what is drawn: a key between the page that goes and the one that comes would else reach neither.
  useLayoutEffect(
    () =>
      registry.add({
        id,
        keys,
        label,
        group,
        selection,
        subject,
        icon,
        detail,
        keywords,
        place,
        isDanger,
        clock,
        ...(hasStep && { step: () => onStep() }),
        run: () => onRun(),
      }),
    [
      registry,
      id,
      keys,
      label,
      group,
      selection,
      subject,
      icon,
      detail,
      keywords,
      place,
      isDanger,
      clock,
      hasStep,
    ],
  )
}

function noStep(): never {
  throw new Error('This shortcut has no second step.')
}
