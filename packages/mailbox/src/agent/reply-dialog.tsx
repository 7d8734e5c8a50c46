import { useLingui } from '@lingui/react/macro'
import { emailQueries } from '@replybay/api-client'
import { buttonClassName, Button, Dialog, Skeleton } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import styles from './agent.module.css'
import { MarkedWords } from './marked-words.tsx'
import { type AgentReply, useOutcomeWords } from './use-outcome-words.ts'

interface ReplyDialogProps {
  reply: AgentReply
  onClose: () => void
}

/** An email beside what the AI agent made of it, and what was sent: words that the draft does not have are marked. */
export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const { t } = useLingui()
  const { wordsOf } = useOutcomeWords()
  const { data: thread, error } = useQuery(emailQueries.thread({ header_id: reply.emailId, alone: true }))
  const asked = thread?.messages.find(({ _id }) => _id === reply.emailId)?.text
  const { draft, sent } = reply
  return (
    <Dialog
      isOpen
      size="lg"
      title={reply.subject || t`No subject`}
      onClose={onClose}
      actions={
        <>
          <Link to="/emails/emails" search={{ email: reply.emailId }} className={buttonClassName()}>
            {t`Open the email`}
          </Link>
          <Button variant="primary" onClick={onClose}>
            {t`Close`}
          </Button>
        </>
      }
    >
      <p className={styles['note']}>{wordsOf(reply)}</p>
      <h3 className={styles['heading']}>{t`Email`}</h3>
      <p className={styles['words']} dir="auto">
        {asked ?? (error ? t`This email can’t be found` : <Skeleton width="80%" />)}
      </p>
      {(draft !== undefined || sent !== undefined) && (
        <div className={styles['beside']}>
          <section>
            <h3 className={styles['heading']}>{t`Draft of the AI agent`}</h3>
            <p className={styles['words']} dir="auto">
              {draft ?? t`No draft`}
            </p>
          </section>
          {sent !== undefined && (
            <section>
              <h3 className={styles['heading']}>{t`What was sent`}</h3>
              <p className={styles['words']} dir="auto">
                <MarkedWords text={sent} known={draft ?? sent} />
              </p>
            </section>
          )}
        </div>
      )}
    </Dialog>
  )
}
