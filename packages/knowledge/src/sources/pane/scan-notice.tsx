import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Banner, textLinkClassName } from '@replybay/ui-kit'
import { IconScan } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '../../links.ts'
import { pageRanges } from '../../model/page-ranges.ts'
import { isScan, type Source } from '../../model/source.ts'
import styles from './pane.module.css'

/** What could not be read of a scanned file, and what to do about it; nothing for others. */
export function ScanNotice({
  source,
}: {
  source: Pick<Source, 'id' | 'problem' | 'pages' | 'pagesWithoutText'>
}) {
  const { i18n } = useLingui()
  const { id, problem, pages, pagesWithoutText = 0 } = source
  const isWhole = problem === 'scan'
  const canList = useCan('knowledge')
  const { data } = useInfiniteQuery({
    ...knowledgeQueries.passages(id),
    enabled: canList && !isWhole && pagesWithoutText > 0,
  })
  if (!isScan(source)) return null
  const named = pageRanges(data?.pages[0]?.emptyPages ?? [], i18n.locale)
  return (
    <Banner tone="warning" icon={<IconScan />}>
      <div className={styles['scan']}>
        <b>
          {isWhole && <Trans>No page of this file has text</Trans>}
          {!isWhole && named && <Trans>Pages without text: {named}</Trans>}
          {!isWhole && !named && (
            <Trans>
              Pages without text: {pagesWithoutText} of {pages}
            </Trans>
          )}
        </b>
        <span className={styles['scanWords']}>
          <Trans>
            They’re scanned images. The AI agent can’t read images, so it doesn’t know what they say.
          </Trans>
        </span>
        <ul className={styles['scanSteps']}>
          <li>
            <Trans>
              Run text recognition (OCR) on the file in your scanner or PDF app, then replace the file.
            </Trans>
          </li>
          <li>
            <Link to="/knowledge/upload-resources" search={{ way: 'text' }} className={textLinkClassName()}>
              <Trans>Or add what they say as text</Trans>
            </Link>
          </li>
        </ul>
      </div>
    </Banner>
  )
}
