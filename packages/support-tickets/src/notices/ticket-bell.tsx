import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import { CountBadge, IconButton, Popover } from '@replybay/ui-kit'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useNotices } from './notice-store.ts'
import { NoticeList } from './notice-list.tsx'
import styles from './notices.module.css'

/** How much is new, and what. */
export function TicketBell() {
  const { t } = useLingui()
  const userId = useUser()._id
  const isTold = useCan('changes')
  const notices = useNotices(userId)
  const [isOpen, setOpen] = useState(false)
  const unread = notices.filter(({ isRead }) => !isRead).length
  // A backend that tells of nothing never makes it ring.
  if (!isTold) return null

  return (
    <span className={styles['bell']}>
      <Popover
        label={t`Notifications`}
        placement="right"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            label={
              unread > 0
                ? t`Notifications: ${plural(unread, { one: '# new', other: '# new' })}`
                : t`Notifications`
            }
            icon={<IconBell aria-hidden />}
          />
        }
      >
        <NoticeList notices={notices} userId={userId} onLeave={() => setOpen(false)} />
      </Popover>
      {unread > 0 && (
        <span className={styles['count']} aria-hidden>
          <CountBadge count={unread} />
        </span>
      )}
    </span>
  )
}
