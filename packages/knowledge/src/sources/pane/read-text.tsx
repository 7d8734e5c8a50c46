import { Trans } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import type { Source } from '../../model/source.ts'
import styles from './pane.module.css'
import { ReplaceFile } from './replace-file.tsx'
import { useContent } from './use-content.tsx'

/** The text that was read from a file, or learned from a ticket. It can't be edited. */
export function ReadText({ source }: { source: Source }) {
  const { data, rest } = useContent(knowledgeQueries.text(source.id), 'readText')
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h3 className={styles['partTitle']}>
          <Trans>What the AI agent reads</Trans>
        </h3>
        {source.kind === 'file' && <ReplaceFile source={source} />}
      </div>
      {!data && rest}
      {data?.content.trim() === '' && (
        <p className={styles['note']}>
          <Trans>This source hasn’t been read yet.</Trans>
        </p>
      )}
      {data && data.content.trim() !== '' && (
        <p className={styles['readText']} dir="auto">
          {data.content}
        </p>
      )}
    </section>
  )
}
