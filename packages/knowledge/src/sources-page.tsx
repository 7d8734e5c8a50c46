import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useRouteSearch } from '@replybay/feature-kit'
import { KnowledgeLive } from './live/knowledge-live.tsx'
import { sourcesRoute } from './routes.ts'
import { shownSection, useSections } from './sources/sections.ts'

const SourcesSection = lazyPart(async () => (await import('./sources/sources-section.tsx')).SourcesSection)

/** Those with a name in the address. */
const sections = {
  gaps: lazyPart(async () => (await import('./gaps/gaps-section.tsx')).GapsSection),
  review: lazyPart(async () => (await import('./review/review-section.tsx')).ReviewSection),
}

/** /knowledge/view-files: what the AI agents know, and what they don't. */
export function SourcesPage() {
  const { t } = useLingui()
  const section = shownSection(useSections(), useRouteSearch(sourcesRoute).section)
  const Section = section === 'gaps' || section === 'review' ? sections[section] : SourcesSection
  return (
    <>
      <title>{`${t`Knowledge`} · Replybay`}</title>
      <KnowledgeLive>
        <LazyBoundary>
          <Section key={section} />
        </LazyBoundary>
      </KnowledgeLive>
    </>
  )
}
