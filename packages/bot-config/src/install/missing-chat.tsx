import { Trans } from '@lingui/react/macro'
import { webQueries } from '@replybay/api-client'
import { useUser, useWebChoice } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { INSTALL_ID } from './install-id.ts'

/** The way to the line that brings the first tickets, as long as the chat was never seen on the current website. */
export function MissingChat() {
  const { id } = useWebChoice()
  const { sample_webs: samples = [] } = useUser()
  return id === undefined || samples.includes(id) ? null : <MissingOn id={id} />
}

function MissingOn({ id }: { id: string }) {
  const { data: web } = useQuery(webQueries.info(id))
  if (!web?.scriptUrl || web.seenAt) return null
  return (
    <Link to="/webs/integration" hash={INSTALL_ID} className={buttonClassName({ variant: 'primary' })}>
      <Trans>Put the chat on your website</Trans>
    </Link>
  )
}
