import { Trans, useLingui } from '@lingui/react/macro'
import { useAccess, useCan } from '@replybay/feature-kit'
import {
  buttonClassName,
  ProblemState,
  SettingsPage,
  SettingsSection,
  Skeleton,
  StaleStrip,
} from '@replybay/ui-kit'
import { detailOfError, wordError } from '../errors.ts'
import { Link } from '../links.ts'
import { useStanding } from '../model/use-standing.ts'
import { CompanySection } from './company-section.tsx'
import { CountsSection } from './counts-section.tsx'
import { IndexingSection } from './indexing-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { RepliesSection } from './replies-section.tsx'
import { SynonymsSection } from './synonyms/synonyms-section.tsx'

/** /knowledge/settings: in which language the knowledge is kept, what it holds, and how it is indexed. */
export function KnowledgeSettingsPage() {
  const { t, i18n } = useLingui()
  const hasContainer = useAccess()?.hasKnowledge ?? true
  const hasSynonyms = useCan('knowledge')
  const { data, counts, states, error, asOf, retry } = useStanding()
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
          asOf={asOf}
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
          <CountsSection counts={counts} states={states} />
          {hasContainer && <IndexingSection indexing={data.indexing} />}
        </>
      )}
    </SettingsPage>
  )
}
