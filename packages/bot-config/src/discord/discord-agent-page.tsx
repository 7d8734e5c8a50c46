import { useLingui } from '@lingui/react/macro'
import { useCurrentWeb } from '@replybay/feature-kit'
import { PageHeader } from '@replybay/ui-kit'
import { NoWebsite } from '../agent/no-website.tsx'
import { DiscordAgentScreen } from './discord-agent-screen.tsx'

/**
 * /discord/agent: the AI agent of the community server. It has the settings of the current website. Without a server, the
 * route's guards lead away. @see specification §2, §3
 */
export function DiscordAgentPage() {
  const { t } = useLingui()
  const webId = useCurrentWeb()
  return (
    <>
      <title>{`${t`Discord AI agent`} · Replybay`}</title>
      {webId === undefined ? (
        <>
          <PageHeader title={t`Discord AI agent`} />
          <NoWebsite />
        </>
      ) : (
        <DiscordAgentScreen key={webId} webId={webId} />
      )}
    </>
  )
}
