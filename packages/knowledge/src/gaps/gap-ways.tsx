import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import { SlotOutlet, testQuestion } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from './gaps.module.css'
import { LanguageTag } from '../model/language-tag.tsx'

/** So many are shown at first. */
const FIRST = 4

/** The ways in which customers ask the same. */
export function GapWays({
  gap: { question, language: spoken, phrasings },
}: {
  gap: components['schemas']['WholeKnowledgeGap']
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const [isWhole, setIsWhole] = useState(false)
  const more = formats.number(phrasings.length - FIRST)
  return (
    <section className={styles['part']} aria-label={t`Ways customers ask it`}>
      <h3 className={styles['partTitle']}>
        <Trans>Ways customers ask it</Trans>
        <span className={styles['count']}>{formats.number(phrasings.length)}</span>
      </h3>
      <ul className={styles['ways']}>
        {(isWhole ? phrasings : phrasings.slice(0, FIRST)).map(({ text, language, count }) => (
          <li key={`${language} ${text}`} className={styles['way']}>
            <LanguageTag language={language} />
            <span className={styles['wayText']} dir="auto">
              {text}
            </span>
            <span className={styles['count']}>{formats.number(count)}</span>
          </li>
        ))}
      </ul>
      {phrasings.length > FIRST && !isWhole && (
        <Button size="sm" variant="subtle" className={styles['more']} onClick={() => setIsWhole(true)}>
          <Trans>{more} more</Trans>
        </Button>
      )}
      <div className={styles['tests']}>
        <SlotOutlet slot={testQuestion} question={question} language={spoken} />
      </div>
    </section>
  )
}
