import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteSearch } from '@replybay/feature-kit'
import { buttonClassName, PageHeader, type PageHeaderProps, Sheet, useFromBreakpoint } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../links.ts'
import { sourcesRoute } from '../routes.ts'
import { SectionLinks, sectionLinkProps } from '../section-links.tsx'
import { shownSection, useSections } from './sections.ts'
import styles from './section-frame.module.css'
import { useSectionCounts } from './use-section-counts.ts'

interface SectionFrameProps extends Pick<PageHeaderProps, 'status' | 'actions'> {
  /** What one row is about: beside the list from lg on, else in a drawer. */
  pane?: ReactNode
  /** The pane's name. */
  paneLabel?: string | undefined
  onPaneClose?: (() => void) | undefined
  children: ReactNode
}

/** A section of the knowledge: the page's header and the way to the other sections above it, what is open beside it. */
export function SectionFrame({ pane, paneLabel = '', onPaneClose, children, ...header }: SectionFrameProps) {
  const { t } = useLingui()
  const sections = useSections()
  const section = shownSection(sections, useRouteSearch(sourcesRoute).section)
  const isBeside = useFromBreakpoint('lg')
  const counts = useSectionCounts()
  return (
    <div className={styles['page']}>
      <div className={styles['list']}>
        <PageHeader
          title={t`Knowledge`}
          status={header.status}
          actions={
            <>
              {header.actions}
              <Link to="/knowledge/upload-resources" className={buttonClassName({ variant: 'primary' })}>
                <IconPlus aria-hidden />
                <Trans>Add sources</Trans>
              </Link>
            </>
          }
        />
        <SectionLinks label={t`Knowledge`}>
          {sections.map(({ key, label }) => (
            <Link
              key={key ?? ''}
              to="/knowledge/view-files"
              search={{ section: key }}
              {...sectionLinkProps(t(label), {
                count: counts[key ?? ''],
                isCurrent: key === section,
              })}
            />
          ))}
          <Link to="/knowledge/settings" {...sectionLinkProps(t`Settings`)} />
        </SectionLinks>
        <div className={styles['content']}>{children}</div>
      </div>
      {pane && isBeside && (
        <aside className={styles['pane']} aria-label={paneLabel}>
          {pane}
        </aside>
      )}
      {!isBeside && onPaneClose && (
        <Sheet side="end" isWide label={paneLabel} isOpen={Boolean(pane)} onClose={onPaneClose}>
          {pane}
        </Sheet>
      )}
    </div>
  )
}
