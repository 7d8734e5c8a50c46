import { useLingui } from '@lingui/react/macro'
import styles from './source-passage.module.css'

/** What a source says that may answer a question, in two lines. */
export function SourcePassage({ passage }: { passage: string | undefined }) {
  const { t } = useLingui()
  if (passage === undefined) return null
  return (
    <span className={styles['passage']} dir="auto" title={passage}>
      {t`“${passage}”`}
    </span>
  )
}
