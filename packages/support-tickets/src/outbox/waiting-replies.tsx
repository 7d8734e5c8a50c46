import { Plural } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { replies } from './replies.ts'
import { ShowReply } from './show-reply.tsx'

/** How many replies go out once there is a connection again, and where the first of them stands. */
export function WaitingReplies() {
  const waiting = usePending(replies, useUser()._id).filter(({ state }) => state === 'waiting')
  const [first] = waiting
  if (!first) return null
  return (
    <>
      {' '}
      <Plural value={waiting.length} one="# reply is waiting." other="# replies are waiting." />{' '}
      <ShowReply ticketId={first.ticketId} />
    </>
  )
}
