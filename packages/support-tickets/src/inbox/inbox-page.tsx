import { useLingui } from '@lingui/react/macro'
import { emptyInbox, SlotOutlet, useCurrentWeb } from '@replybay/feature-kit'
import { channelLabel, EmptyState } from '@replybay/ui-kit'
import type { InboxPath } from '../routes.ts'
import { Inbox } from './inbox.tsx'
import type { InboxChannel, InboxSearch } from '../model/inbox-search.ts'

interface InboxPageProps {
  path: InboxPath
  /** The page's own channel. */
  channel: InboxChannel
  search: InboxSearch
}

/** The tickets of a channel, and the one that is open beside them. @see specification §2 */
export function InboxPage({ path, channel, search }: InboxPageProps) {
  const { t, i18n } = useLingui()
  const webId = useCurrentWeb()
  const shown = search.channel ?? channel
  const title = shown === 'all' ? t`All channels` : i18n._(channelLabel(shown))
  return (
    <>
      <title>{`${title} · Replybay`}</title>
      {webId === undefined ? (
        <EmptyState
          title={t`No website is connected yet`}
          detail={t`Tickets come in through a website. An admin can add one.`}
          action={<SlotOutlet slot={emptyInbox} />}
        />
      ) : (
        <Inbox webId={webId} path={path} channel={shown} search={search} title={title} />
      )}
    </>
  )
}
