import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useModal } from '../dialog/use-modal.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './sheet.module.css'

export interface SheetProps {
  /** Its name, and its heading. */
  label: string
  /** Stands in the heading's place, with a heading of its own. */
  head?: ReactNode
  isOpen: boolean
  onClose: () => void
  /** `bottom` is for phones, `start` for a menu and `end` for a side panel. @default 'bottom' */
  side?: 'bottom' | 'start' | 'end' | undefined
  /** At the side: whether it holds what else stands in a pane, and fills a phone. @default false */
  isWide?: boolean | undefined
  /** At the side: a column before the panel, which grows by it; for a large window. */
  aside?: ReactNode
  /** Stays in sight below what scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** A panel that slides over the page and keeps the focus until it is closed. */
export function Sheet(props: SheetProps) {
  const { label, head, isOpen, onClose, side = 'bottom', isWide = false, aside, foot, children } = props
  const { t } = useLingui()
  const dialog = useModal(isOpen)
  return (
    // A press on the backdrop is the dialog's own; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={joinClasses(
        styles['sheet'],
        styles[side],
        isWide && styles['wide'],
        Boolean(aside) && styles['double'],
      )}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={styles['columns']}>
          {aside && <div className={styles['aside']}>{aside}</div>}
          <div className={styles['content']}>
            <header className={styles['head']}>
              {head ?? <h2 className={styles['title']}>{label}</h2>}
              <IconButton label={t`Close`} icon={<IconX aria-hidden />} onClick={onClose} />
            </header>
            <div className={styles['body']}>{children}</div>
            {foot && <footer className={styles['foot']}>{foot}</footer>}
          </div>
        </div>
      )}
    </dialog>
  )
}
