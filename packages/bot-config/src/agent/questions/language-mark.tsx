import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@replybay/ui-kit'
import { useLanguageNames } from './language-names.ts'
import styles from './questions.module.css'

interface LanguageMarkProps {
  lang: string
  /** Whether it has no question in the same place of its list: questions are paired by their places. */
  isMissing: boolean
}

/** A language in a few letters; its name, and whether it lacks the question, is told to screen readers and to the pointer. */
export function LanguageMark({ lang, isMissing }: LanguageMarkProps) {
  const { t } = useLingui()
  const name = useLanguageNames([lang])(lang)
  const said = isMissing
    ? t`${name}: no question in this position`
    : t`${name}: has a question in this position`
  return (
    <span className={styles['mark']} data-missing={isMissing} title={said}>
      <span aria-hidden>{lang.slice(0, 2).toUpperCase()}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}
