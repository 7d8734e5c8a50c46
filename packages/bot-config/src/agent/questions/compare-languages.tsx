import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BotQuestionLanguage } from '@replybay/api-client'
import { Link } from '../../links.ts'
import { useLanguageNames } from './language-names.ts'
import { mostQuestions } from './question-lists.ts'
import styles from './questions.module.css'

/** All languages beside one another, by the places of their questions: what is missing is marked, and leads there. */
export function CompareLanguages({ languages }: { languages: readonly BotQuestionLanguage[] }) {
  const { t } = useLingui()
  const names = useLanguageNames(languages.map(({ lang }) => lang))
  const most = mostQuestions(languages)
  const places = Array.from({ length: most }, (_, place) => place)
  const missing = languages.reduce((sum, { questions }) => sum + most - questions.length, 0)
  return (
    <>
      <p className={styles['note']} role="status">
        {missing === 0 ? (
          <Trans>All languages have the same number of questions.</Trans>
        ) : (
          <Plural value={missing} one="# question is missing." other="# questions are missing." />
        )}{' '}
        <Trans>Questions are matched by position.</Trans>
      </p>
      {/* It may be wider than its place, and is scrolled by keys, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['matrix']} tabIndex={0} role="region" aria-label={t`Compare languages`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t({ context: 'in a list', message: 'Position' })}</th>
              {languages.map(({ lang }) => (
                <th key={lang} scope="col">
                  {names(lang)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                {languages.map(({ lang, questions }) => (
                  <td key={lang} data-missing={!questions[place]}>
                    {questions[place] ? (
                      <span dir="auto" lang={lang}>
                        {questions[place].question}
                      </span>
                    ) : (
                      <Link to="/webs/agent" search={(now) => ({ ...now, lang, view: undefined })}>
                        <Trans context="question">Missing</Trans>
                      </Link>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
