import { useLingui } from '@lingui/react/macro'
import { useCurrentWeb } from '@replybay/feature-kit'
import { PageHeader } from '@replybay/ui-kit'
import { AgentScreen } from './agent-screen.tsx'
import { NoWebsite } from './no-website.tsx'

/** /webs/agent: the AI agent of the current website. @see specification §2, §3, §7 */
export function AgentPage() {
  const { t } = useLingui()
  const webId = useCurrentWeb()
  return (
    <>
      <title>{`${t`Website AI agent`} · Replybay`}</title>
      {webId === undefined ? (
        <>
          <PageHeader title={t`Website AI agent`} />
          <NoWebsite />
        </>
      ) : (
        <AgentScreen key={webId} webId={webId} />
      )}
    </>
  )
}
