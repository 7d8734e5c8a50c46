import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import {
  knowledgeWays,
  LazyBoundary,
  SlotOutlet,
  useCan,
  useFillLabels,
  useRouteSearch,
} from '@replybay/feature-kit'
import { buttonClassName, PageHeader } from '@replybay/ui-kit'
import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { KnowledgeLive } from '../live/knowledge-live.tsx'
import { addingRoute } from '../routes.ts'
import { SectionLinks, sectionLinkProps } from '../section-links.tsx'
import styles from './adding.module.css'
import { useWays } from './ways.ts'

/** /knowledge/upload-resources: how the AI agents are taught. */
export function AddingPage() {
  const { t } = useLingui()
  const { way } = useRouteSearch(addingRoute)
  const ways = useWays()
  const canLearn = useCan('knowledge')
  const lessons = useQuery({ ...knowledgeQueries.lessons({ limit: 1 }), enabled: canLearn }).data
  const waiting: Readonly<Record<string, number | undefined>> = { tickets: lessons?.counts['review'] }
  const others = useFillLabels(knowledgeWays).map(({ id: key, label }) => ({ key, label }))
  const other = others.find(({ key }) => key === way)
  const own = ways.find(({ key }) => key === way) ?? ways[0]
  const shownKey = other?.key ?? own?.key
  return (
    <>
      <title>{`${t`Add sources`} · Replybay`}</title>
      <PageHeader
        title={t`Add sources`}
        actions={
          <Link to="/knowledge/view-files" className={buttonClassName()}>
            <IconBook2 aria-hidden />
            <Trans>View sources</Trans>
          </Link>
        }
      />
      <SectionLinks label={t`Ways to add sources`}>
        {[...ways, ...others].map(({ key, label }) => (
          <Link
            key={key}
            to="/knowledge/upload-resources"
            search={{ way: key }}
            {...sectionLinkProps(t(label), {
              count: waiting[key] || undefined,
              isCurrent: key === shownKey,
            })}
          />
        ))}
      </SectionLinks>
      <div className={styles['way']}>
        <KnowledgeLive>
          {other ? (
            <SlotOutlet slot={knowledgeWays} only={other.key} />
          ) : (
            <LazyBoundary>{own && <own.Form key={own.key} />}</LazyBoundary>
          )}
        </KnowledgeLive>
      </div>
    </>
  )
}
