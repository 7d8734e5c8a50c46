import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { missingAnswer, SlotOutlet, sourceLink, useUser } from '@replybay/feature-kit'
import { Tag, textLinkClassName, VisuallyHidden } from '@replybay/ui-kit'
import { IconCheck, IconSparkles, IconX } from '@tabler/icons-react'
import styles from './agent.module.css'
import type { TrialResult } from './use-trial.ts'

interface TriedReplyProps {
  result: TrialResult
  /** Another one is on its way. */
  isOld: boolean
  /** What is asked in it, in short. */
  question: string
  /** The email that it replies to; nothing for one that was pasted. */
  email: EmailMessage | undefined
  /** Whether the team has replied in its thread. */
  isAnswered: boolean
}

/** What the AI agent would reply, what that rests on, and whether it would be sent without anyone. */
export function TriedReply({ result, isOld, question, email, isAnswered }: TriedReplyProps) {
  const { t, i18n } = useLingui()
  const { mailbox, agentsPaused } = useUser()
  const { text, sources = [] } = result.suggestion
  const seconds = i18n.number(result.took / 1_000, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const own = mailbox?.address
  const isNamed =
    own === undefined || [...(email?.to ?? []), ...(email?.cc ?? [])].some(({ address }) => address === own)
  const checks = [
    { label: t`It’s based on a source`, isMet: text !== '' && sources.length > 0 },
    ...(email
      ? [
          { label: t`A person wrote the email`, isMet: email.isAutomated !== true },
          { label: t`Nothing speaks against the sender`, isMet: email.senderDoubt === undefined },
          { label: t`It’s addressed to your mailbox`, isMet: isNamed },
          { label: t`Your team hasn’t replied in this thread`, isMet: !isAnswered },
        ]
      : []),
    { label: t`Automatic replies are on for the account`, isMet: agentsPaused !== true },
  ].toSorted((one, other) => Number(one.isMet) - Number(other.isMet))
  const met = checks.filter(({ isMet }) => isMet).length
  const all = checks.length
  return (
    <>
      <section
        className={styles['tried']}
        data-old={isOld || undefined}
        aria-label={t`Reply of the AI agent`}
      >
        <p className={styles['triedHead']}>
          <IconSparkles aria-hidden />
          {t`AI agent`}
          <span>{t`${seconds} s`}</span>
        </p>
        <p className={styles['words']} dir="auto">
          {text || t`No source answers this email.`}
        </p>
        {text === '' && <SlotOutlet slot={missingAnswer} question={question} />}
        {sources.length > 0 && (
          <ol className={styles['sources']} aria-label={t`Sources`}>
            {sources.map(({ documentId, title, link }) => (
              <li key={documentId} dir="auto">
                {link ? (
                  <a href={link} target="_blank" rel="noreferrer" className={textLinkClassName()}>
                    {title}
                  </a>
                ) : (
                  <SlotOutlet slot={sourceLink} documentId={documentId} pending={title} otherwise={title}>
                    {title}
                  </SlotOutlet>
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section className={styles['checks']} aria-label={t`Would be sent without you`}>
        <p className={styles['checksHead']}>
          {t`Would be sent without you`}
          <Tag tone={met === all ? 'success' : 'warning'}>{t`${met} of ${all}`}</Tag>
        </p>
        <ul>
          {checks.map(({ label, isMet }) => (
            <li key={label} data-met={isMet || undefined}>
              {isMet ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
              <VisuallyHidden>{isMet ? t`Met:` : t`Not met:`}</VisuallyHidden>
              {label}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
