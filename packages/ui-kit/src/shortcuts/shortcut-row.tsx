import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { isMac } from '../keys/format-keys.ts'
import { Keys } from '../keys/keys.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { keyPress } from './key-press.ts'
import { keysOf, type Shortcut } from './shortcut-registry.ts'
import { useShortcutList, useShortcuts } from './shortcuts-provider.tsx'
import styles from './shortcuts-sheet.module.css'

interface ShortcutRowProps {
  shortcut: Shortcut
  /** Whether its keys can be changed now. */
  isChanging: boolean
}

/** One shortcut: what it does, and its keys. */
export function ShortcutRow({ shortcut, isChanging }: ShortcutRowProps) {
  const { t } = useLingui()
  const { settings, setSettings } = useShortcuts()
  const list = useShortcutList()
  const [isListening, setListening] = useState(false)
  const [taken, setTaken] = useState<string>()
  const keys = keysOf(shortcut, settings) ?? ''

  function listen(event: KeyboardEvent) {
    if (!isListening || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    const press = keyPress(event.nativeEvent, isMac())
    if (!press) return
    setListening(false)
    if (press === 'escape') return
    const other = list.find((each) => each.id !== shortcut.id && keysOf(each, settings) === press)
    setTaken(other?.label)
    if (!other) setSettings({ ...settings, keys: { ...settings.keys, [shortcut.id]: press } })
  }

  return (
    <li className={styles['row']}>
      <span className={styles['label']}>
        {shortcut.label}
        {taken && (
          <span role="alert" className={styles['taken']}>
            {t`Already used by “${taken}”`}
          </span>
        )}
      </span>
      {isChanging ? (
        <button
          type="button"
          className={styles['change']}
          onClick={() => setListening(true)}
          onKeyDown={listen}
          onBlur={() => setListening(false)}
        >
          <VisuallyHidden>{t`Change the shortcut for “${shortcut.label}”`}</VisuallyHidden>
          {isListening ? t`Press new keys` : <Presses keys={keys} />}
        </button>
      ) : (
        <Presses keys={keys} />
      )}
    </li>
  )
}

/** Keys one after the other stand apart. */
function Presses({ keys }: { keys: string }) {
  return (
    <span className={styles['presses']}>
      {keys.split(' ').map((press) => (
        <Keys key={press} keys={press} />
      ))}
    </span>
  )
}
