import { useCan, useUser } from '@replybay/feature-kit'
import { CountBadge } from '@replybay/ui-kit'
import { useNotices } from './notice-store.ts'

/** How much the bell has that is new, where the bell itself is out of sight. */
export function UnreadBadge() {
  const notices = useNotices(useUser()._id)
  return useCan('changes') && <CountBadge count={notices.filter(({ isRead }) => !isRead).length} />
}
