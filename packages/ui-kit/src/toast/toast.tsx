import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { joinClasses } from '../join-classes.ts'
import styles from './toast.module.css'
import type { ShownToast } from './toast-list.ts'
import { toastMilliseconds } from './toasts-context.ts'
import { useCountdown } from './use-countdown.ts'

interface ToastProps {
  toast: ShownToast
  /** Whether time stands still. */
  isHeld: boolean
  onDismiss: () => void
  onUndo: () => void
}

/** One toast. */
export function Toast({ toast, isHeld, onDismiss, onUndo }: ToastProps) {
  const { t } = useLingui()
  const { title, detail, tone = 'info', action, undo } = toast
  const stays = tone === 'danger'
  const secondsLeft = useCountdown(toastMilliseconds / 1000, {
    isRunning: !stays && !isHeld,
    onEnd: onDismiss,
  })
  return (
    <div className={joinClasses(styles['toast'], styles[tone])} role={stays ? 'alert' : undefined}>
      <span className={styles['icon']} aria-hidden>
        {ICONS[tone]}
      </span>
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        {detail && <p className={styles['detail']}>{detail}</p>}
      </div>
      {undo && (
        <button type="button" className={joinClasses(styles['button'], styles['filled'])} onClick={onUndo}>
          <Trans>Undo</Trans>
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
      <button type="button" className={styles['close']} aria-label={t`Dismiss`} onClick={onDismiss}>
        <IconX aria-hidden />
      </button>
      {!stays && (
        <span className={styles['time']} data-held={isHeld} aria-hidden>
          {secondsLeft}
        </span>
      )}
    </div>
  )
}

const ICONS = { success: <IconCheck />, danger: <IconAlertCircle />, info: <IconInfoCircle /> }
