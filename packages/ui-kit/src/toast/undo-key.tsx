import { useLingui } from '@lingui/react/macro'
import { IconRotate } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { isMac } from '../keys/format-keys.ts'
import { keyPress } from '../shortcuts/key-press.ts'
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx'
import type { ShownToast } from './toast-list.ts'

interface UndoKeyProps {
  /** Of the last act that can be undone. */
  toast: ShownToast
  onUndo: () => void
}

/**
 * Undoes the last act that can be undone, and pressed again the one before. Ctrl+Z does it in an empty
 * field, too, where `z` is a letter, unless something has been typed since: then the browser has that to undo. Shows nothing.
 */
export function UndoKey({ toast, onUndo }: UndoKeyProps) {
  const { t } = useLingui()
  useShortcut({
    id: 'undo',
    keys: 'z',
    label: t`Undo`,
    group: t`Notifications`,
    detail: toast.title,
    clock: toast.clock,
    icon: IconRotate,
    place: 1,
    run: onUndo,
  })
  const onUndoInField = useEffectEvent(onUndo)
  useEffect(() => {
    const mac = isMac()
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('input', () => controller.abort(), { signal })
    addEventListener(
      'keydown',
      (event) => {
        const isFilled = event.target instanceof HTMLElement && 'value' in event.target && event.target.value
        if (isFilled || keyPress(event, mac) !== 'mod+z') return
        event.preventDefault()
        onUndoInField()
      },
      { signal },
    )
    return () => controller.abort()
  }, [])
  return null
}
