import { useLingui } from '@lingui/react/macro'
import { useRouteSearch, useUser } from '@replybay/feature-kit'
import { EmptyState } from '@replybay/ui-kit'
import { emailsRoute } from '../routes.ts'
import { Emails } from './emails.tsx'

/** /emails/emails: the emails of the shop's mailbox, and the one that is open beside them. @see specification §2 */
export function EmailsPage() {
  const { t } = useLingui()
  const search = useRouteSearch(emailsRoute)
  const isConnected = useUser().mailbox?.connected !== false
  return (
    <>
      <title>{`${t`Email`} · Replybay`}</title>
      {isConnected ? (
        <Emails search={search} />
      ) : (
        <EmptyState
          title={t`No mailbox is connected`}
          detail={t`An admin can connect one. Its emails appear here.`}
        />
      )}
    </>
  )
}
