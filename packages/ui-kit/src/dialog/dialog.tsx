import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { isMac } from '../keys/format-keys.ts'
import { FieldRowContext } from '../settings/field-row-place.ts'
import { keyPress } from '../shortcuts/key-press.ts'
import { constants } from '../theme/constants.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'
import { useScrollStop } from './use-scroll-stop.ts'

export interface DialogProps {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /** Holds what must not be lost by a slip: only its own buttons close it, and it shakes at Escape. @default false */
  persistent?: boolean
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** What mod+S does in it; the page behind does nothing then. */
  onSave?: () => void
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
  children: ReactNode
}

/** Something that must be dealt with before the page goes on. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, onSave, persistent = false, size = 'md', actions, children } = props
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal(isOpen)
  const body = useScrollStop<HTMLDivElement>(isOpen)
  const leave = () => (persistent ? shake(dialog.current) : onClose())
  return (
    // A press on the backdrop is the dialog's own; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={joinClasses(styles['dialog'], styles[size])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      // A browser closes at the second Escape whatever is said to the first.
      onKeyDown={(event) => {
        if (onSave) onSaveKey(event, onSave)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        leave()
      }}
      onClick={(event) => event.target === event.currentTarget && leave()}
    >
      {isOpen && (
        <div className={styles['content']}>
          <header className={styles['head']}>
            <h2 id={id} className={styles['title']}>
              {title}
            </h2>
            {!persistent && <IconButton label={t`Close`} icon={<IconX aria-hidden />} onClick={onClose} />}
          </header>
          <div ref={body} className={styles['body']}>
            {/* In a row of settings or not: its fields are its own. */}
            <FieldRowContext value={undefined}>{children}</FieldRowContext>
          </div>
          {actions && <footer className={styles['foot']}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}

function onSaveKey(event: KeyboardEvent<HTMLElement>, onSave: () => void): void {
  if (keyPress(event, isMac()) !== 'mod+s') return
  event.preventDefault()
  onSave()
}

/** Says that one can't leave like this. @see specification §9, persistent overlay */
function shake(element: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { shakeScale, shakeMs } = constants
  element?.animate([{ scale: 1 }, { scale: shakeScale }, { scale: 1 }], { duration: shakeMs })
}
