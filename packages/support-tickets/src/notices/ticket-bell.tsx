import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, useAccess, useCan, useUser } from '@replybay/feature-kit'
import { useFormats, useTranslator } from '@replybay/i18n'
import { CountBadge, IconButton, Popover, useShortcut } from '@replybay/ui-kit'
import { IconAt, IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { onDemand } from '../on-demand/on-demand.ts'
import { useNotices } from './notice-store.ts'
import styles from './notices.module.css'

const NoticeList = onDemand(async () => (await import('./notice-list.tsx')).NoticeList)

/** How much is new, and what. */
export function TicketBell() {
  const { t } = useLingui()
  const userId = useUser()._id
  const isTold = useCan('changes')
  const may = useAccess()?.may
  const notices = useNotices(userId)
  const translator = useTranslator()
  const [isOpen, setOpen] = useState(false)
  const mentions = notices.filter(({ isRead, kind }) => !isRead && kind === 'mentioned').length
  const unread = notices.filter(({ isRead }) => !isRead).length
  /** Opens with its code there: it is placed by how large it is. */
  const open = () =>
    void NoticeList.preload(translator)
      .catch(() => undefined)
      .then(() => setOpen(true))
  // A backend that tells of nothing never makes it ring, and nobody rings for who answers no tickets.
  if (!isTold || (may && !may.web && !may.discord)) return null

  return (
    <span className={styles['bell']}>
      <MentionsKey count={mentions} onShow={open} />
      <Popover
        label={t`Notifications`}
        placement="right"
        isOpen={isOpen}
        onOpenChange={(isWanted) => (isWanted ? open() : setOpen(false))}
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
        <LazyBoundary>
          <NoticeList notices={notices} userId={userId} onLeave={() => setOpen(false)} />
        </LazyBoundary>
      </Popover>
      {unread > 0 && (
        <span className={styles['count']} aria-hidden>
          <CountBadge count={unread} />
        </span>
      )}
    </span>
  )
}

/** Shows the notices by key and from the palette. Shows nothing itself. */
function MentionsKey({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui()
  const formats = useFormats()
  useShortcut({
    id: 'show-mentions',
    keys: 'g n',
    label: t`Go to mentions`,
    group: t`Go to`,
    detail: count > 0 ? formats.number(count) : undefined,
    icon: IconAt,
    place: 2,
    run: onShow,
  })
  return null
}
