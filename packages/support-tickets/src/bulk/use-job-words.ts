import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { isUntilReply } from '../model/snooze-times.ts'
import type { Job } from './jobs.ts'

type Words = Pick<Job, 'change' | 'assigneeName'>

/** What a job does, in words: as a heading, and as what has happened. */
export function useJobWords() {
  const { t } = useLingui()
  const formats = useFormats()
  return {
    doing({ change, assigneeName: name }: Words): string {
      const { status, unread, assigneeId, addTags, removeTags, snoozedUntil } = change
      if (change.delete) return t`Delete tickets`
      if (status) return status === 'closed' ? t`Close tickets` : t`Reopen tickets`
      if (unread !== undefined) return unread ? t`Mark tickets as unread` : t`Mark tickets as read`
      if (assigneeId !== undefined) return name ? t`Assign tickets to ${name}` : t`Unassign tickets`
      const tag = (addTags ?? removeTags)?.join(', ')
      if (tag !== undefined) return addTags ? t`Add tag “${tag}”` : t`Remove tag “${tag}”`
      if (!snoozedUntil) return t`Unsnooze tickets`
      if (isUntilReply(new Date(snoozedUntil))) return t`Snooze tickets until their customers write`
      const moment = formats.dateTime(new Date(snoozedUntil))
      return t`Snooze tickets until ${moment}`
    },
    done({ change, assigneeName: name }: Words, count: number): string {
      const { status, unread, assigneeId, addTags, removeTags, snoozedUntil } = change
      if (change.delete) return t`${plural(count, { one: '# ticket deleted', other: '# tickets deleted' })}`
      if (status === 'closed')
        return t`${plural(count, { one: '# ticket closed', other: '# tickets closed' })}`
      if (status) return t`${plural(count, { one: '# ticket reopened', other: '# tickets reopened' })}`
      if (unread === true)
        return t`${plural(count, { one: '# ticket marked as unread', other: '# tickets marked as unread' })}`
      if (unread === false)
        return t`${plural(count, { one: '# ticket marked as read', other: '# tickets marked as read' })}`
      if (assigneeId !== undefined && name)
        return t`${plural(count, { one: `# ticket assigned to ${name}`, other: `# tickets assigned to ${name}` })}`
      if (assigneeId !== undefined)
        return t`${plural(count, { one: '# ticket unassigned', other: '# tickets unassigned' })}`
      if (addTags ?? removeTags)
        return t`${plural(count, { one: 'Tags updated on # ticket', other: 'Tags updated on # tickets' })}`
      if (snoozedUntil) return t`${plural(count, { one: '# ticket snoozed', other: '# tickets snoozed' })}`
      return t`${plural(count, { one: '# ticket unsnoozed', other: '# tickets unsnoozed' })}`
    },
  }
}
