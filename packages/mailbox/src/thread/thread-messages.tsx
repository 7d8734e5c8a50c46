import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EmailThread } from '@replybay/api-client'
import { useShortcut } from '@replybay/ui-kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { CollapsedEmail } from './collapsed-email.tsx'
import { WaitingEmails } from '../composer/waiting-emails.tsx'
import { firstOpen, threadParts } from './first-open.ts'
import { OpenEmail } from './open-email.tsx'
import styles from './thread-messages.module.css'

interface ThreadMessagesProps {
  thread: EmailThread
  threadKey: string
}

/** The emails of a thread, the oldest first: those that were read are collapsed. */
export function ThreadMessages({ thread: { messages }, threadKey }: ThreadMessagesProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?._id
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(messages))
  const [isAll, setAll] = useState(false)
  const [shown, setShown] = useState(newest)
  // What comes while it is read is open: it is why one looks.
  if (newest !== shown) {
    setShown(newest)
    if (newest !== undefined) setOpen(new Set([...open, newest]))
  }
  useLayoutEffect(() => {
    const first = scroller.current?.querySelector('[data-open]')
    const isFirst = scroller.current?.querySelector('[data-email]') === first
    if (!isFirst) first?.scrollIntoView()
  }, [])
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  useShortcut({
    id: 'open-all-emails',
    keys: ';',
    label: t`Open or close all emails`,
    group: t`Email`,
    run() {
      const isWhole = messages.every(({ _id }) => open.has(_id))
      setOpen(isWhole ? firstOpen(messages) : new Set(messages.map(({ _id }) => _id)))
    },
  })
  return (
    <div ref={scroller} className={styles['scroller']}>
      <ol className={styles['messages']}>
        {threadParts(messages, open, isAll).map((part) => {
          if (part.kind === 'more') {
            const count = part.messages.length
            return (
              <li key={part.messages[0]?._id}>
                <button type="button" className={styles['more']} onClick={() => setAll(true)}>
                  {t`${plural(count, { one: '# more email', other: '# more emails' })}`}
                </button>
              </li>
            )
          }
          const { message } = part
          const isOpen = open.has(message._id)
          return (
            <li key={message._id} data-email data-open={isOpen || undefined} className={styles['message']}>
              {isOpen ? (
                <OpenEmail
                  message={message}
                  threadKey={threadKey}
                  onClose={messages.length > 1 ? () => toggle(message._id) : undefined}
                />
              ) : (
                <CollapsedEmail message={message} onOpen={() => toggle(message._id)} />
              )}
            </li>
          )
        })}
        <WaitingEmails threadKey={threadKey} />
      </ol>
    </div>
  )
}
