import { Plural, Trans } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { Banner, textLinkClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { replies } from './replies.ts'

/** Leads to answers that wait for a decision of who wrote them, wherever in the dashboard they are. */
export function OutboxBanner() {
  const stuck = usePending(replies, useUser()._id).filter(
    ({ state }) => state !== 'waiting' && state !== 'answered',
  )
  const [first] = stuck
  if (!first) return null
  return (
    <Banner
      tone="warning"
      shape="strip"
      action={
        <Link to="/ticket/$id" params={{ id: first.ticketId }} className={textLinkClassName()}>
          <Trans>Show</Trans>
        </Link>
      }
    >
      <Plural value={stuck.length} one="# reply wasn’t sent." other="# replies weren’t sent." />
    </Banner>
  )
}
