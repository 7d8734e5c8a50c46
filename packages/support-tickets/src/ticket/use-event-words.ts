import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { isUntilReply } from '../model/snooze-times.ts'
import { tagChanges } from './tag-changes.ts'
import { useHandOffWords } from './use-hand-off-words.ts'

/** A ticket's event as a sentence: who or what did it. */
export function useEventWords(event: TicketEvent): string {
  const { kind, actor, actorName, detail } = event
  const takenFrom = event.takenFrom?.name
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const handOffWords = useHandOffWords()
  const userId = useUser()._id
  const names = {
    customer: t`The customer`,
    support: t({ message: 'Support', context: 'event author' }),
    agent: t({ message: 'The AI agent', context: 'event author' }),
    system: t`Replybay`,
  }
  const who = actorName || names[actor]
  function sayAsleep({ kind: what, subject }: NonNullable<TicketEvent['snoozedFor']>) {
    if (what === 'delivered') return t`${who} snoozed the ticket until ${subject} is delivered`
    if (what === 'returned') return t`${who} snoozed the ticket until the return of ${subject} arrives`
    return t`${who} snoozed the ticket until ${subject} is in stock again`
  }
  function sayHappened({ kind: what, subject }: NonNullable<TicketEvent['snoozedFor']>) {
    if (what === 'delivered') return t`${subject} was delivered`
    if (what === 'returned') return t`The return of ${subject} has arrived`
    return t`${subject} is in stock again`
  }
  switch (kind) {
    case 'opened':
      return t`${who} opened the ticket`
    case 'answered':
      return t`${who} replied`
    case 'noted':
      return t`${who} added a note`
    case 'assigned':
      if (!detail) return t`${who} unassigned the ticket`
      if (takenFrom) return t`${who} took over from ${takenFrom}`
      if (detail === actorName && event.actorId === userId) return t`You self-assigned the ticket`
      return detail === actorName
        ? t`${who} self-assigned the ticket`
        : t`${who} assigned the ticket to ${detail}`
    case 'tagged': {
      const { came, went } = tagChanges(detail)
      const list = (tags: string[]) => new Intl.ListFormat(i18n.locale).format(tags)
      const [added, removed] = [list(came), list(went)]
      if (went.length === 0)
        return t`${who} added ${plural(came.length, { one: 'the tag', other: 'the tags' })} ${added}`
      if (came.length === 0)
        return t`${who} removed ${plural(went.length, { one: 'the tag', other: 'the tags' })} ${removed}`
      return t`${who} changed the tags: added ${added}, removed ${removed}`
    }
    case 'snoozed': {
      const { snoozedFor } = event
      if (!detail) return snoozedFor ? sayHappened(snoozedFor) : t`${who} unsnoozed the ticket`
      if (snoozedFor) return sayAsleep(snoozedFor)
      if (isUntilReply(new Date(detail))) return t`${who} snoozed the ticket until the customer writes`
      const until = formats.dateTime(new Date(detail))
      return t`${who} snoozed the ticket until ${until}`
    }
    case 'handed-over': {
      const reason = handOffWords(event)
      return reason ? t`${who} handed off to support: ${reason}` : t`${who} handed off to support`
    }
    case 'closed':
      return t`${who} closed the ticket`
    case 'reopened':
      return t`${who} reopened the ticket`
    case 'deleted':
      return t`${who} deleted the ticket`
    default:
      return t`${who} updated the ticket`
  }
}
