import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useHeldChange } from '@replybay/feature-kit'
import type { MailRow } from '../model/group-threads.ts'
import { anAct, emailActs, type EmailActName } from './email-acts.ts'

export type ActOnEmails = (act: EmailActName, rows: readonly MailRow[], onUndone?: () => void) => void

/** Does something with rows of a list after the time in which that can be undone. */
export function useEmailAct(): ActOnEmails {
  const { t } = useLingui()
  const change = useHeldChange(emailActs)
  return (act, rows, onUndone) => {
    const [first] = rows
    if (!first) return
    const count = rows.length
    const titles: Record<EmailActName, string> = {
      archive: t`${plural(count, { one: '# email archived', other: '# emails archived' })}`,
      restore: t`${plural(count, { one: '# email moved to the inbox', other: '# emails moved to the inbox' })}`,
      delete: t`${plural(count, { one: '# email deleted', other: '# emails deleted' })}`,
      unread: t`${plural(count, { one: '# email marked as unread', other: '# emails marked as unread' })}`,
      read: t`${plural(count, { one: '# email marked as read', other: '# emails marked as read' })}`,
    }
    change(anAct(act, rows), {
      title: titles[act],
      ...(count === 1 && { detail: first.header.subject ?? '' }),
      tooLate: t`It’s too late to undo this`,
      onUndone,
    })
  }
}
