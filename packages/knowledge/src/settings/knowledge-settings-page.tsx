import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useAccess, useCan } from '@replybay/feature-kit'
import {
  buttonClassName,
  ProblemState,
  SettingsPage,
  SettingsSection,
  Skeleton,
  StaleStrip,
} from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { detailOfError, wordError } from '../errors.ts'
import { Link } from '../links.ts'
import { CompanySection } from './company-section.tsx'
import { CountsSection } from './counts-section.tsx'
import { IndexingSection } from './indexing-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { RepliesSection } from './replies-section.tsx'
import { SynonymsSection } from './synonyms/synonyms-section.tsx'

const WORKING_MS = 2_000

/** /knowledge/settings: in which language the knowledge is kept, what it holds, and how it is indexed. */
export function KnowledgeSettingsPage() {
  const { t, i18n } = useLingui()
  const hasContainer = useAccess()?.hasKnowledge ?? true
  const hasSynonyms = useCan('knowledge')
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...knowledgeQueries.documents({ limit: 1 }),
    refetchInterval: ({ state }) => (state.data?.indexing?.state === 'running' ? WORKING_MS : false),
  })
  const retry = () => void refetch()
  return (
    <SettingsPage
      title={t`Knowledge settings`}
      actions={
        hasContainer && (
          <Link to="/knowledge/view-files" className={buttonClassName()}>
            <Trans>View sources</Trans>
          </Link>
        )
      }
    >
      <title>{`${t`Knowledge settings`} · Replybay`}</title>
      <CompanySection hasContainer={hasContainer} />
      {error && data && (
        <StaleStrip
          title={wordError(i18n, 'listKnowledgeDocuments', error)}
          detail={detailOfError(i18n, 'listKnowledgeDocuments', error, t`The sources couldn’t be refreshed.`)}
          asOf={new Date(dataUpdatedAt)}
          onRetry={retry}
        />
      )}
      {error && !data && (
        <ProblemState
          title={wordError(i18n, 'listKnowledgeDocuments', error)}
          detail={detailOfError(
            i18n,
            'listKnowledgeDocuments',
            error,
            t`The sources couldn’t be loaded. Nothing was lost. Try again.`,
          )}
          onRetry={retry}
        />
      )}
      {!error && !data && (
        <SettingsSection title={t`Language`}>
          <Skeleton width="40%" />
        </SettingsSection>
      )}
      {data && (
        <>
          <RepliesSection />
          <LanguageSection language={data.language} />
          {hasContainer && hasSynonyms && <SynonymsSection />}
          <CountsSection counts={data.counts ?? {}} states={data.states ?? {}} />
          {hasContainer && <IndexingSection indexing={data.indexing} />}
        </>
      )}
    </SettingsPage>
  )
}
