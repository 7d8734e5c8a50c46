import { Trans, useLingui } from '@lingui/react/macro'
import { authMutations, authQueries, type User } from '@replybay/api-client'
import { useRouteSearch, useSession } from '@replybay/feature-kit'
import { Banner, Button, Skeleton } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import styles from '../entry.module.css'
import { EntryPage } from '../entry-page.tsx'
import { wordError } from '../errors.ts'
import { FailureNote } from '../failure-note.tsx'
import { useNavigate } from '../links.ts'
import { registerRoute } from '../routes.ts'
import { InvitationNote } from './invitation-note.tsx'
import { InvitationProblem } from './invitation-problem.tsx'
import { useInvitationToken } from './use-invitation-token.ts'

/** An invitation that was opened in a browser in which `user` is signed in: it is for another person. */
export function SignedInInvitation({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const { from } = useRouteSearch(registerRoute)
  const token = useInvitationToken()
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const invited = useQuery({ ...authQueries.invitation(token ?? ''), enabled: token !== undefined })
  const join = async () => {
    await session.end('asked')
    // The page now finds nobody signed in, and goes on with the invitation.
    await router.invalidate()
  }
  const signOut = useMutation({
    ...authMutations.signOut(),
    onSuccess: join,
    // Where the session was over already, nothing is left to sign out of.
    onError: () => (session.token() === undefined ? join() : undefined),
  })
  // Without the invitation, the page's own guard leads on.
  const stay = () => void navigate({ to: '/register', search: { from }, replace: true })
  const name = user.email ?? user.name
  /** Who has an account can't join another company with its address. */
  const isOwn = user.email !== undefined && invited.data?.email.toLowerCase() === user.email.toLowerCase()

  return (
    <EntryPage
      name={t`Invitation`}
      title={invited.data ? <Trans>Join {invited.data.companyName}</Trans> : <Trans>Invitation</Trans>}
      lead={invited.data && <InvitationNote invitation={invited.data} />}
    >
      {invited.isPending && <Skeleton height="8rem" />}
      {invited.error && (
        <div className={styles['form']}>
          <InvitationProblem
            error={invited.error}
            advice={
              <Trans>
                You’re signed in as {name}. To join with another address, ask for a new invitation.
              </Trans>
            }
            onRetry={() => void invited.refetch()}
          />
          <Button variant="primary" size="lg" fullWidth onClick={stay}>
            <Trans>Go to your dashboard</Trans>
          </Button>
        </div>
      )}
      {invited.data && (
        <div className={styles['form']}>
          <Banner tone="info">
            {isOwn ? (
              <Trans>{name} already has an account. To join, ask for an invitation to another address.</Trans>
            ) : (
              <Trans>
                This invitation is for {invited.data.email}. You’re signed in as {name}. Your drafts stay in
                this browser.
              </Trans>
            )}
          </Banner>
          <FailureNote error={signOut.error}>
            {signOut.error && wordError(i18n, 'signOut', signOut.error)}
          </FailureNote>
          {!isOwn && (
            <Button
              variant="primary"
              size="lg"
              fullWidth
              loading={signOut.isPending || signOut.isSuccess}
              onClick={() => signOut.mutate()}
            >
              <Trans>Sign out and join</Trans>
            </Button>
          )}
          <Button size="lg" fullWidth onClick={stay}>
            <Trans>Stay signed in</Trans>
          </Button>
        </div>
      )}
    </EntryPage>
  )
}
