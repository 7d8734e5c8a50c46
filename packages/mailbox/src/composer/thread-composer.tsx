import { useLingui } from '@lingui/react/macro'
import type { EmailThread } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useShortcut } from '@replybay/ui-kit'
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react'
import { callComposer, useComposerCall } from './composer-calls.ts'
import { EmailComposer } from './email-composer.tsx'
import { answeredOf } from './recipients.ts'

/** Where a thread is answered or forwarded. */
export function ThreadComposer({ thread, threadKey }: { thread: EmailThread; threadKey: string }) {
  const { t } = useLingui()
  const own = useUser().mailbox?.address
  const { turn, mode, emailId, isNew } = useComposerCall(threadKey)
  const newest = answeredOf(thread.messages, own)
  const message = thread.messages.find(({ _id }) => _id === emailId) ?? newest
  const group = t`Email`
  useShortcut({
    id: 'reply-email',
    keys: 'r',
    label: t`Reply`,
    icon: IconArrowBackUp,
    group,
    run: () => callComposer(threadKey, 'reply'),
  })
  useShortcut({
    id: 'reply-all-email',
    keys: 'a',
    label: t`Reply all`,
    icon: IconArrowBackUpDouble,
    group,
    run: () => callComposer(threadKey, 'reply-all'),
  })
  useShortcut({
    id: 'forward-email',
    keys: 'f',
    label: t`Forward`,
    icon: IconArrowForwardUp,
    group,
    run: () => callComposer(threadKey, 'forward'),
  })
  if (!message) return null
  return (
    <EmailComposer
      key={turn}
      threadKey={threadKey}
      message={message}
      isEarlier={message._id !== newest?._id}
      thread={thread}
      begun="reply"
      asked={mode}
      takesFocus={isNew}
    />
  )
}
