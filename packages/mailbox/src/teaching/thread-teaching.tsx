import { type EmailFolder, type EmailThread } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { isOwnAddress, nameOf } from '../model/sender.ts'
import { useAskedLessons } from './asked-lessons.ts'
import { TeachOffer } from './teach-offer.tsx'
import { useTeachEmails } from './use-teach-emails.ts'

interface ThreadTeachingProps {
  thread: EmailThread
  threadKey: string
  folder: EmailFolder | undefined
}

/** What the AI agent can learn: from the thread that is open, once that is asked for or archived, else from the one archived last. */
export function ThreadTeaching({ thread, threadKey, folder }: ThreadTeachingProps) {
  const mayTeach = useTeachEmails()
  const own = useUser().mailbox?.address
  const { keys, archived } = useAskedLessons()
  if (!mayTeach) return null
  const { header_id: emailId, messages } = thread
  const isAnswered = messages.some(
    ({ from, answeredBy }) => answeredBy === 'support' || isOwnAddress(from, own),
  )
  if (keys.has(threadKey) || (folder?.kind === 'archive' && isAnswered)) {
    const customer = messages.find(({ from }) => !isOwnAddress(from, own))?.from
    return (
      <TeachOffer
        key={threadKey}
        threadKey={threadKey}
        emailId={emailId}
        customerName={nameOf(customer)}
        messages={messages}
      />
    )
  }
  return archived ? <TeachOffer key={archived.threadKey} {...archived} /> : null
}
