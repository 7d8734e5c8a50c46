import { useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { isBehindModal } from '../dialog/is-behind-modal.ts'
import { SaveBarPlace } from './save-bar-place.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useKey } from '../shortcuts/use-key.ts'
import styles from './save-bar.module.css'

/** How far it reaches above the foot of the page while it is there: toasts float above it. */
const HEIGHT = '--rb-save-bar'

export interface SaveBarProps {
  /** Whether there is anything to save. It is there only then. */
  isDirty: boolean
  /** What was changed, in a few words. @default that there are changes */
  summary?: ReactNode
  /** It is being saved. @default false */
  busy?: boolean
  /** Why it could not be saved. What was typed stays. */
  error?: ReactNode
  onSave: () => void
  onDiscard: () => void
}

/**
 * At the foot of the page: what was changed, Discard and Save. While it is there, the browser asks before the tab is closed
 * or reloaded. Of other pages of the dashboard it does not know: who has the router asks before those. Escape does nothing.
 */
export function SaveBar({ isDirty, summary, busy = false, error, onSave, onDiscard }: SaveBarProps) {
  const { t } = useLingui()
  const place = use(SaveBarPlace)
  useKey('mod+s', () => isDirty && !busy && !isBehindModal() && onSave())
  useLeaveWarning(isDirty)
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = section
    if (!isDirty || !current) return undefined
    const { style } = document.documentElement
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
    style.setProperty(HEIGHT, `calc(${current.offsetHeight}px + var(--rb-space-4))`)
    return () => void style.removeProperty(HEIGHT)
  }, [isDirty])
  if (!isDirty) return null
  const bar = (
    <section ref={section} className={styles['bar']} aria-label={t`Unsaved changes`}>
      <IconPencil className={styles['icon']} aria-hidden />
      <p className={styles['words']} role={error ? 'alert' : 'status'} data-failed={Boolean(error)}>
        {error || (summary ?? t`Unsaved changes`)}
      </p>
      <div className={styles['actions']}>
        <button type="button" className={styles['discard']} disabled={busy} onClick={onDiscard}>
          {t({ context: 'unsaved changes', message: 'Discard' })}
        </button>
        <Button variant="primary" loading={busy} shortcut="mod+S" onClick={onSave}>
          {t`Save`}
        </Button>
      </div>
    </section>
  )
  return place ? createPortal(bar, place) : bar
}
