import { Plural, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import { Tag, type TagTone } from '@replybay/ui-kit'
import styles from './team.module.css'

type Result = components['schemas']['InvitationResult']

const tones: Readonly<Record<Result['outcome'], TagTone>> = {
  invited: 'success',
  exists: 'warning',
  refused: 'danger',
  'owner-only': 'warning',
}

/** What became of each address. */
export function InviteResults({ results }: { results: readonly Result[] }) {
  const { t } = useLingui()
  const words: Record<Result['outcome'], string> = {
    invited: t`Invited`,
    exists: t`Has an account already`,
    refused: t`Mixes alphabets: check how it is written`,
    'owner-only': t`Already invited by the owner`,
  }
  const sent = results.filter(({ outcome }) => outcome === 'invited').length
  return (
    <>
      <p role="status">
        <Plural
          value={sent}
          _0="No invitation was sent."
          one="# invitation is on its way."
          other="# invitations are on their way."
        />
      </p>
      <ul className={styles['results']}>
        {results.map(({ email, outcome }) => (
          <li key={email} className={styles['result']}>
            <span className={styles['email']}>{email}</span>
            <Tag tone={tones[outcome]}>{words[outcome]}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
}
