import { useLingui } from '@lingui/react/macro'
import { useAccess, useCan, useRouteSearch, useUser } from '@replybay/feature-kit'
import { buttonClassName, EmptyState } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { emailsRoute } from '../routes.ts'
import { Emails } from './emails.tsx'
import { usePoll } from '../watch/use-poll.ts'
import { useThreadMapping } from '../watch/use-thread-mapping.ts'

/** /emails/emails: the emails of the shop's mailbox, and the one that is open beside them. @see specification §2 */
export function EmailsPage() {
  const { t } = useLingui()
  const search = useRouteSearch(emailsRoute)
  const isAdmin = useAccess()?.isAdmin === true
  const canConnect = useCan('mailbox')
  const isConnected = useUser().mailbox?.connected !== false
  usePoll(isConnected)
  useThreadMapping(isConnected)
  return (
    <>
      <title>{`${t`Email`} · Replybay`}</title>
      {isConnected ? (
        <Emails search={search} />
      ) : (
        <EmptyState
          action={
            isAdmin &&
            canConnect && (
              <Link to="/emails/integration" className={buttonClassName({ variant: 'primary' })}>
                {t`Connect a mailbox`}
              </Link>
            )
          }
          title={t`No mailbox is connected`}
          detail={
            !canConnect
              ? t`This server connects no mailbox. Ask the person who runs it.`
              : isAdmin
                ? t`Its emails will appear here.`
                : t`An admin can connect one. Its emails will appear here.`
          }
        />
      )}
    </>
  )
}
