import { Trans } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import type { Source } from '../../model/source.ts'
import { IndexedPassages } from './indexed-passages.tsx'
import styles from './pane.module.css'
import { ReplaceFile } from './replace-file.tsx'
import { ScanNotice } from './scan-notice.tsx'
import { useContent } from './use-content.tsx'

/** What was read from a file, or learned from a ticket. It can't be edited. */
export function ReadText({ source }: { source: Source }) {
  const canList = useCan('knowledge')
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h3 className={styles['partTitle']}>
          <Trans>What the AI agent reads</Trans>
        </h3>
        {source.kind === 'file' && <ReplaceFile source={source} />}
      </div>
      <ScanNotice source={source} />
      {canList ? <IndexedPassages id={source.id} /> : <WholeText source={source} />}
    </section>
  )
}

/** Of a backend that does not tell its passages. */
function WholeText({ source }: { source: Source }) {
  const { data, rest } = useContent(knowledgeQueries.text(source.id), 'readText')
  if (!data) return rest
  if (data.content.trim() === '') {
    return (
      <p className={styles['note']}>
        <Trans>This source hasn’t been read yet.</Trans>
      </p>
    )
  }
  return (
    <p className={styles['readText']} dir="auto">
      {data.content}
    </p>
  )
}
