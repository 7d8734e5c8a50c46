import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, MiddleEllipsis } from '@replybay/ui-kit'
import { IconCircleCheckFilled, IconCircleXFilled, IconUserCheck } from '@tabler/icons-react'
import type { InviteResult } from './invite-outcomes.ts'
import styles from './team.module.css'

interface InviteResultsProps {
  results: readonly InviteResult[]
  isSending: boolean
  /** Puts an address back into the field. */
  onEdit: (email: string) => void
  /** Sends again those that got no answer. */
  onRetry: (emails: readonly string[]) => void
}

type Tone = 'success' | 'danger' | 'plain'

const tones: Readonly<Record<InviteResult['outcome'], Tone>> = {
  invited: 'success',
  member: 'plain',
  exists: 'danger',
  refused: 'danger',
  'owner-only': 'danger',
  incomplete: 'danger',
  failed: 'danger',
}
const icons = { success: IconCircleCheckFilled, danger: IconCircleXFilled, plain: IconUserCheck }

/** What became of each address; what went wrong can be mended. */
export function InviteResults({ results, isSending, onEdit, onRetry }: InviteResultsProps) {
  const { t } = useLingui()
  const words: Record<InviteResult['outcome'], string> = {
    invited: t`Invitation sent`,
    member: t`Already on your team`,
    exists: t`Already has an account`,
    refused: t`Mixes alphabets. Check the spelling.`,
    'owner-only': t`Already invited by the owner`,
    incomplete: t`Incomplete email address`,
    failed: t`Could not invite users`,
  }
  const sent = results.filter(({ outcome }) => outcome === 'invited').length
  const all = results.length
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ email }) => email)
  return (
    <div className={styles['results']}>
      {failed.length > 0 && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" loading={isSending} onClick={() => onRetry(failed)}>
              <Trans>Retry</Trans>
            </Button>
          }
        >
          <strong>{t`Could not invite users`}</strong>
        </Banner>
      )}
      <div role="status" className={styles['resultsHead']}>
        {all > 0 && (
          <>
            <span>{sent > 0 ? <Trans>Just now</Trans> : <Trans context="invitations">Not sent</Trans>}</span>
            <span>
              <Plural
                value={all}
                one={`${sent} of # invitation sent`}
                other={`${sent} of # invitations sent`}
              />
            </span>
          </>
        )}
      </div>
      <ul aria-label={t`Results`} hidden={all === 0}>
        {results.map(({ email, outcome, reason }) => {
          const tone = tones[outcome]
          const Icon = icons[tone]
          return (
            <li key={email} className={styles['result']} data-tone={tone}>
              <Icon className={styles['resultIcon']} aria-hidden />
              <span className={styles['resultWords']}>
                <MiddleEllipsis text={email} tail={16} />
                <span className={styles['outcome']}>{reason ?? words[outcome]}</span>
              </span>
              {tone === 'danger' && (
                <Button size="sm" aria-label={t`Edit ${email}`} onClick={() => onEdit(email)}>
                  <Trans>Edit</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
