import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KnowledgeDocument } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { IconButton, MiddleEllipsis } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { sourceOfDocument } from '../../model/source.ts'
import { IndexedPassages } from '../../sources/pane/indexed-passages.tsx'
import { ReplaceFile } from '../../sources/pane/replace-file.tsx'
import { ScanNotice } from '../../sources/pane/scan-notice.tsx'
import styles from './files.module.css'

interface ScanPaneProps {
  document: KnowledgeDocument
  onClose: () => void
}

/** What could not be read of a scanned file, what to do about it, and what was read. */
export function ScanPane({ document, onClose }: ScanPaneProps) {
  const { t } = useLingui()
  const canList = useCan('knowledge')
  const source = sourceOfDocument(document)
  const { title, pages } = source
  return (
    <aside className={styles['scanPane']} aria-label={t`Pages that can’t be read in ${title}`}>
      <div className={styles['scanHead']}>
        <h2 className={styles['count']}>
          <MiddleEllipsis text={title} />
        </h2>
        {pages !== undefined && (
          <span className={styles['caption']}>
            <Plural value={pages} one="# page" other="# pages" />
          </span>
        )}
        <IconButton label={t`Close`} icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      <ScanNotice source={source} />
      <div className={styles['scanActions']}>
        <ReplaceFile source={source} />
      </div>
      {source.state === 'ready' && canList && (
        <>
          <h3 className={styles['call']}>
            <Trans>What the AI agent reads</Trans>
          </h3>
          <IndexedPassages id={source.id} />
        </>
      )}
    </aside>
  )
}
