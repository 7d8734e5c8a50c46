import { Trans, useLingui } from '@lingui/react/macro'
import type { TestQuestion } from '@replybay/api-client'
import { useLanguageNames } from '../questions/language-names.ts'
import { passRates } from './test-results.ts'
import styles from './trial.module.css'

/** How many of the test questions pass in each language; nothing where there is only one. */
export function LanguageRates({ questions }: { questions: readonly TestQuestion[] }) {
  const { t } = useLingui()
  const rates = passRates(questions)
  const names = useLanguageNames(rates.flatMap(({ lang }) => lang ?? []))
  if (rates.length < 2) return null
  return (
    <ul className={styles['rates']} aria-label={t`Pass rate by language`}>
      {rates.map(({ lang, passed, ran }) => {
        const name = lang === undefined ? t`Language not set` : names(lang)
        return (
          <li key={lang ?? ''} data-failing={passed < ran}>
            {ran === 0 ? (
              <Trans>{name}: not run yet</Trans>
            ) : (
              <Trans>
                {name}: {passed} of {ran}
              </Trans>
            )}
          </li>
        )
      })}
    </ul>
  )
}
