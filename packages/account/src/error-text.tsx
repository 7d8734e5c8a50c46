import styles from './error-text.module.css'
import { useErrorDetail } from './use-error-detail.ts'

interface ErrorTextProps {
  /** The catalogued text. */
  title: string
  /** What was thrown. */
  error: unknown
}

/** What a call failed with, and below it in a plain sentence why, where the catalogued text does not tell. */
export function ErrorText({ title, error }: ErrorTextProps) {
  const detail = useErrorDetail()(error)
  return (
    <>
      {title}
      {detail && <span className={styles['detail']}> {detail}</span>}
    </>
  )
}
