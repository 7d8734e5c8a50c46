import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './entry.module.css'

interface FailureNoteProps {
  /** What the last attempt threw: each one gets the focus. */
  error: Error | null
  /** What it means. */
  children: ReactNode
}

/** Says above a form why it failed. */
export function FailureNote({ error, children }: FailureNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) note.current?.focus()
  }, [error])
  if (!error) return null
  return (
    <p ref={note} className={styles['failure']} role="alert" tabIndex={-1}>
      <IconAlertCircle aria-hidden />
      <span>{children}</span>
    </p>
  )
}
