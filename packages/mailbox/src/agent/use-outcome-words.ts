import { useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import type { TagTone } from '@replybay/ui-kit'

type Schemas = components['schemas']
export type AgentReply = Schemas['EmailAgentReply']
type Outcome = Schemas['EmailAgentOutcome']

/** How what the AI agent made of emails is called. */
export function useOutcomeWords() {
  const { t } = useLingui()
  const labels: Record<Outcome, { label: string; tone: TagTone }> = {
    same: { label: t`Same`, tone: 'success' },
    'small-edits': { label: t`Small edits`, tone: 'neutral' },
    rewritten: { label: t`Rewritten`, tone: 'warning' },
    'handed-off': { label: t`Handed off`, tone: 'warning' },
    skipped: { label: t({ context: 'email', message: 'Skipped' }), tone: 'neutral' },
    sent: { label: t({ context: 'email', message: 'Sent' }), tone: 'ai' },
    drafted: { label: t`No reply yet`, tone: 'neutral' },
  }
  const reasons: Record<NonNullable<AgentReply['reason']>, string> = {
    automated: t`sent by a program`,
    'sender-doubt': t`the sender can’t be confirmed`,
    'not-named': t`not addressed to your mailbox`,
    'with-person': t`your team replied in this thread`,
    limit: t`reached the limit of automatic replies`,
    'nothing-asked': t`no question asked`,
    'no-answer': t`no source found`,
    'asks-for-person': t`asks for a person`,
    other: t`another reason`,
  }
  return {
    labelOf: (outcome: Outcome) => labels[outcome],
    /** With its reason, where it has one. */
    wordsOf: ({ outcome, reason }: Pick<AgentReply, 'outcome' | 'reason'>) => {
      const { label } = labels[outcome]
      const why = reason && reasons[reason]
      return why ? t`${label}: ${why}` : label
    },
  }
}
