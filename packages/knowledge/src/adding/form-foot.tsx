import { Banner, Button, useShortcut } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from './adding.module.css'

interface FormFootProps {
  /** What the button is called. */
  saveLabel: string
  /** What the shortcut is called in the list of them. */
  label: string
  group: string
  /** Why it can't be saved yet, in words; nothing where it can. */
  why: string | undefined
  isSaving: boolean
  /** What is to be decided before it is saved. */
  asks?: ReactNode
  /** Why it was not saved, in words. */
  problem: ReactNode
  /** What is said of what was typed. */
  note?: ReactNode
  onSave: () => void
}

/** Saves, and makes room for the next. While the button is off its reason stands beside it. */
export function FormFoot({
  saveLabel,
  label,
  group,
  why,
  isSaving,
  asks,
  problem,
  note,
  onSave,
}: FormFootProps) {
  useShortcut({
    id: 'save-source',
    keys: 'mod+enter',
    label,
    group,
    run: () => !why && !isSaving && onSave(),
  })
  return (
    <>
      {asks}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div className={styles['foot']}>
        <Button
          variant="primary"
          shortcut="mod+enter"
          disabled={why !== undefined}
          loading={isSaving}
          onClick={onSave}
        >
          {saveLabel}
        </Button>
        <span className={styles['why']} role="status">
          {why ?? note}
        </span>
      </div>
    </>
  )
}
