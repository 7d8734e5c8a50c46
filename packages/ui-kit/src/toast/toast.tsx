import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Keys } from '../keys/keys.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './toast.module.css'
import type { ShownToast } from './toast-list.ts'
import { toastMilliseconds } from './toasts-context.ts'
import { useCountdown } from './use-countdown.ts'

interface ToastProps {
  toast: ShownToast & { isBehind: boolean }
  /** How many more acts can be undone after it. */
  behind: number
  /** Whether time stands still. */
  isHeld: boolean
  onDismiss: () => void
  onUndo: () => void
}

/** One toast. */
export function Toast({ toast, behind, isHeld, onDismiss, onUndo }: ToastProps) {
  const { t } = useLingui()
  // Drawn again with each second, where that says what works.
  const focused = document.activeElement
  const field =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : undefined
  // In a field with a text they undo what was typed.
  const undoKeys = field ? field.value === '' && 'mod+z' : 'z'
  const { title, titleAt, detail, tone = 'info', action, undo, clock, isBehind } = toast
  const more =
    behind > 0 && t`${plural(behind, { one: '# more can be undone', other: '# more can be undone' })}`
  const stays = tone === 'danger'
  /** Seconds promise that something can still be undone. */
  const counts = !stays && undo !== undefined
  const look = counts && !titleAt && tone === 'info' ? 'success' : tone
  const secondsLeft = useCountdown(clock, {
    isRunning: !stays && !isHeld,
    onEnd: onDismiss,
  })
  return (
    <div
      className={joinClasses(styles['toast'], styles[look])}
      role={stays ? 'alert' : undefined}
      hidden={isBehind}
    >
      <span className={styles['icon']} aria-hidden>
        {ICONS[look]}
      </span>
      <div className={styles['text']}>
        {titleAt ? (
          <>
            {/* Not said anew with each second. */}
            <VisuallyHidden>{title}</VisuallyHidden>
            <p className={styles['title']} aria-hidden>
              {titleAt(secondsLeft)}
            </p>
          </>
        ) : (
          <p className={styles['title']}>{title}</p>
        )}
        {(detail || more) && (
          <p className={styles['detail']}>
            {[detail, more].filter(Boolean).join(detail?.endsWith('.') ? ' ' : ' · ')}
          </p>
        )}
      </div>
      {undo && (
        <button type="button" className={joinClasses(styles['button'], styles['filled'])} onClick={onUndo}>
          <Trans>Undo</Trans>
          {undoKeys && <Keys keys={undoKeys} decorative />}
        </button>
      )}
      {action && (
        <button
          type="button"
          className={joinClasses(styles['button'], stays && styles['filled'])}
          onClick={() => {
            onDismiss()
            action.onSelect()
          }}
        >
          {action.label}
        </button>
      )}
      {counts && !titleAt && (
        <span className={styles['seconds']} aria-hidden>
          {t`${secondsLeft}s`}
        </span>
      )}
      <button type="button" className={styles['close']} aria-label={t`Dismiss`} onClick={onDismiss}>
        <IconX aria-hidden />
      </button>
      {counts && (
        <span
          className={styles['time']}
          style={
            {
              '--share': Math.max(0, secondsLeft - 1) / (toast.seconds ?? toastMilliseconds / 1_000),
            } as CSSProperties
          }
          data-held={isHeld}
          aria-hidden
        />
      )}
    </div>
  )
}

const ICONS = { success: <IconCheck />, danger: <IconAlertCircle />, info: <IconInfoCircle /> }
