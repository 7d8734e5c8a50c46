import { useLingui } from '@lingui/react/macro'
import { errorDetail } from '@replybay/feature-kit'
import styles from './error-text.module.css'

interface ErrorTextProps {
  /** The catalogued text. */
  title: string
  /** What was thrown. */
  error: unknown
}

/** What a call failed with, and below it in a plain sentence why, where the catalogued text does not tell. */
export function ErrorText({ title, error }: ErrorTextProps) {
  const { i18n } = useLingui()
  const detail = errorDetail(i18n, error)
  return (
    <>
      {title}
      {detail && <span className={styles['detail']}> {detail}</span>}
    </>
  )
}
