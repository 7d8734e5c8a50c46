import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Avatar, Button, ProblemState, Select, SettingsSection, Skeleton, Tag } from '@replybay/ui-kit'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './agent.module.css'
import { type Outcome, outcomes } from './outcomes.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { useAgentReplies } from './use-agent-replies.ts'
import { type AgentReply, useOutcomeWords } from './use-outcome-words.ts'

interface RepliesSectionProps {
  /** Only those. */
  outcome: Outcome | undefined
  onChoose: (outcome: Outcome | undefined) => void
}

/** What the AI agent made of emails of late, each with its reason; a row opens the draft beside what was sent. */
export function RepliesSection({ outcome, onChoose }: RepliesSectionProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { labelOf, wordsOf } = useOutcomeWords()
  const [shown, setShown] = useState<AgentReply>()
  const { data, error, refetch, ...more } = useAgentReplies(outcome, true)
  const replies = data?.pages.flatMap((page) => page.replies)
  return (
    <SettingsSection
      id="replies"
      title={t`Recent replies`}
      aside={
        <Select
          label={t`Outcome`}
          clearable
          placeholder={t`All`}
          value={outcome ?? null}
          options={outcomes.map((value) => ({ value, label: labelOf(value).label }))}
          onChange={(value) => onChoose(outcomes.find((each) => each === value))}
        />
      }
    >
      <div className={styles['body']}>
        {error && !replies && (
          <ProblemState
            title={wordError(i18n, 'listEmailAgentReplies', error)}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !replies && <Skeleton width="80%" />}
        {replies?.length === 0 && (
          <p className={styles['note']}>
            <Trans>Nothing yet. Emails that the AI agent looks at appear here.</Trans>
          </p>
        )}
        {replies && replies.length > 0 && (
          <ul className={styles['replies']} aria-label={t`Recent replies`}>
            {replies.map((reply) => (
              <li key={reply.emailId}>
                <button type="button" className={styles['reply']} onClick={() => setShown(reply)}>
                  <Avatar name={reply.customerName || '?'} size={24} />
                  <span className={styles['customer']} dir="auto">
                    {reply.customerName}
                  </span>
                  <span className={styles['subject']} dir="auto">
                    {reply.subject}
                  </span>
                  <Tag tone={labelOf(reply.outcome).tone}>{wordsOf(reply)}</Tag>
                  <time className={styles['time']} dateTime={reply.createdAt}>
                    {formats.shortMoment(new Date(reply.createdAt))}
                  </time>
                  <IconChevronRight aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {more.hasNextPage && (
          <Button
            variant="subtle"
            loading={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {t`Show more`}
          </Button>
        )}
      </div>
      {shown && <ReplyDialog reply={shown} onClose={() => setShown(undefined)} />}
    </SettingsSection>
  )
}
