import { Trans, useLingui } from '@lingui/react/macro'
import type { ExampleAnswer } from '@replybay/api-client'
import { SlotOutlet, sourceLink } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import styles from './trial.module.css'

interface AnswerSourcesProps {
  sources: NonNullable<ExampleAnswer['sources']>
  /** Whether it is the answer of a suggested question, or what is said to a greeting. */
  isGiven: boolean
}

/** What a reply rests on, each with the way there. */
export function AnswerSources({ sources, isGiven }: AnswerSourcesProps) {
  const { t } = useLingui()
  if (isGiven) {
    return (
      <p className={styles['note']}>
        <Trans>Fixed reply, no source needed</Trans>
      </p>
    )
  }
  if (sources.length === 0) {
    return (
      <p className={styles['note']}>
        <Trans>No source found</Trans>
      </p>
    )
  }
  return (
    <ul className={styles['sources']} aria-label={t`Sources`}>
      {sources.map(({ documentId, title, link }) => (
        <li key={documentId} dir="auto">
          {link ? (
            <a className={textLinkClassName()} href={link} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            <SlotOutlet slot={sourceLink} documentId={documentId} otherwise={title}>
              {title}
            </SlotOutlet>
          )}
        </li>
      ))}
    </ul>
  )
}
