import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { heldFor } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useNavigate } from '../links.ts'
import { emailsSent } from './emails-sent.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { takeBack } from './take-back.ts'

/** How long sending can be undone. */
const UNDO_SECONDS = 10

type NewEmail = Omit<OutboxEntry, 'queuedAt' | 'dueAt' | 'failures' | 'state'>

/** Sends an email, with a way back for 10 seconds. */
export function useSendEmail(): (email: NewEmail) => void {
  const { t } = useLingui()
  const userId = useUser()._id
  const toasts = useToasts()
  const navigate = useNavigate()
  async function undo(entry: OutboxEntry) {
    if (!(await takeBack(userId, entry))) return toasts.show({ title: t`The email was already sent` })
    const email = entry.headerId ?? entry.threadKey
    void navigate({ to: '/emails/emails', search: (now) => ({ ...now, email }), resetScroll: false })
  }
  return (email) => {
    const entry: OutboxEntry = { ...email, state: 'waiting', ...heldFor(UNDO_SECONDS * 1_000) }
    emailsSent.keep(userId, entry)
    const release = emailsSent.hold(userId, entry.key)
    const words = (seconds: number) => t`Email sends in ${seconds}s`
    const people = entry.to.join(', ')
    toasts.show({
      title: words(UNDO_SECONDS),
      titleAt: words,
      detail: t`To ${people}`,
      seconds: UNDO_SECONDS,
      undo: () => void undo(entry),
      onExpire: release,
    })
  }
}
