import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteSearch } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import styles from '../entry.module.css'
import { EntryPage } from '../entry-page.tsx'
import { Link } from '../links.ts'
import { registerRoute } from '../routes.ts'
import { InvitationProblem } from './invitation-problem.tsx'

interface OverInvitationProps {
  /** What reading the invitation threw. */
  error: Error
  onRetry: () => void
}

/** An invitation that was used or canceled, or has expired: most who open it have an account already. */
export function OverInvitation({ error, onRetry }: OverInvitationProps) {
  const { t } = useLingui()
  const { from } = useRouteSearch(registerRoute)
  return (
    <EntryPage name={t`Invitation`} title={<Trans>Invitation</Trans>}>
      <div className={styles['form']}>
        <InvitationProblem
          error={error}
          advice={
            <Trans>
              If you’ve already joined with it, sign in. Otherwise, ask for a new invitation or create your
              own account.
            </Trans>
          }
          onRetry={onRetry}
        />
        <Link
          to="/login"
          search={{ from }}
          className={buttonClassName({ variant: 'primary', size: 'lg', fullWidth: true })}
        >
          <Trans>Sign in</Trans>
        </Link>
        <Link
          to="/register"
          search={{ from }}
          hash=""
          className={buttonClassName({ size: 'lg', fullWidth: true })}
        >
          <Trans>Create an account</Trans>
        </Link>
      </div>
    </EntryPage>
  )
}
