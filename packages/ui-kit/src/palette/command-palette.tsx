import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useModal } from '../dialog/use-modal.ts'
import styles from './command-palette.module.css'

export interface CommandPaletteProps {
  isOpen: boolean
  onClose: () => void
  /** A `PaletteField` until its code is there, a `PaletteView` from then on; only while it is open. */
  children: ReactNode
}

/** The box for everything that one can do here, found by typing. */
export function CommandPalette({ isOpen, onClose, children }: CommandPaletteProps) {
  const { t } = useLingui()
  const dialog = useModal(isOpen)
  return (
    // A press on the backdrop is the dialog's own; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={t`Commands`}
      data-takes-scans
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && children}
    </dialog>
  )
}
