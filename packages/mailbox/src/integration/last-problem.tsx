import { useLingui } from '@lingui/react/macro'
import type { MailboxProblem } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { CopyButton } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import styles from './integration.module.css'
import { problemWords } from './problem-words.ts'

const SHOWN_MS = 7 * 24 * 3_600_000

/** Whether a problem is over, and not for long; one that is not is told where it is. */
export const recentlySolved = ({ solvedAt }: MailboxProblem): boolean =>
  solvedAt !== undefined && Date.now() - new Date(solvedAt).getTime() < SHOWN_MS

/** The last problem that is over. */
export function LastProblem({ problem }: { problem: MailboxProblem }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { kind, at, solvedAt, said, server } = problem
  const solved = solvedAt && formats.shortMoment(new Date(solvedAt))
  return (
    <div className={styles['fact']} data-solved>
      <dt>{t`Last problem`}</dt>
      <dd className={styles['state']}>
        <div>
          {i18n._(problemWords[kind])}
          <p className={styles['detail']}>
            {[formats.dateTime(new Date(at)), solved && t`solved ${solved}`, server]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {said && <CopyButton text={said} leftIcon={<IconCopy aria-hidden />}>{t`Copy details`}</CopyButton>}
      </dd>
    </div>
  )
}
