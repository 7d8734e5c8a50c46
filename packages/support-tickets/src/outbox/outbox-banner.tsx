import { Plural } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { Banner, useIsOnline } from '@replybay/ui-kit'
import { replies } from './replies.ts'
import { ShowReply } from './show-reply.tsx'

/** One attempt can fail by chance. */
const TOLD_AFTER = 2

/** Leads to replies that are not sent, wherever in the dashboard their writer is: first to those that wait for a decision. */
export function OutboxBanner() {
  const outbox = usePending(replies, useUser()._id)
  const isOnline = useIsOnline()
  const stuck = outbox.filter(({ state }) => state !== 'waiting' && state !== 'answered')
  // Without a connection, the strip about that counts them.
  const failing = isOnline
    ? outbox.filter(({ state, failures }) => state === 'waiting' && failures >= TOLD_AFTER)
    : []
  const first = stuck[0] ?? failing[0]
  if (!first) return null
  return (
    <Banner tone="warning" shape="strip" action={<ShowReply ticketId={first.ticketId} />}>
      {stuck.length > 0 ? (
        <Plural value={stuck.length} one="# reply wasn’t sent." other="# replies weren’t sent." />
      ) : (
        <Plural
          value={failing.length}
          one="# reply isn’t sent yet. We’ll keep trying."
          other="# replies aren’t sent yet. We’ll keep trying."
        />
      )}
    </Banner>
  )
}
