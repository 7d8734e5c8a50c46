import { useLingui } from '@lingui/react/macro'
import type { ExampleAnswer } from '@replybay/api-client'
import { textLinkClassName } from '@replybay/ui-kit'
import { documentKey } from '../model/source.ts'
import styles from './ask.module.css'

interface AskSourcesProps {
  sources: NonNullable<ExampleAnswer['sources']>
  onOpen: (key: string) => void
}

/** What an answer rests on, where no more than that is told of it. */
export function AskSources({ sources, onOpen }: AskSourcesProps) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <ul className={styles['sources']} aria-label={t`Sources`}>
      {sources.map(({ documentId, title, link }) => (
        <li key={documentId} dir="auto">
          {link ? (
            <a className={textLinkClassName()} href={link} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            <button
              type="button"
              className={styles['passageTitle']}
              onClick={() => onOpen(documentKey(documentId))}
            >
              {title}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
