import { useLingui } from '@lingui/react/macro'
import type { EmailThread } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Tells the reader of a thread when an email that was just sent did not reach all it was for. */
export function useRefusalNotice(thread: EmailThread | undefined): void {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const waiting = useRef<ReadonlySet<string>>(new Set())
  const tell = useEffectEvent((messages: EmailThread['messages']) => {
    for (const { _id, delivery, refused = [], subject } of messages) {
      if (!waiting.current.has(_id)) continue
      const names = new Intl.ListFormat(i18n.locale).format(refused)
      const title =
        delivery === 'failed' ? t`Not sent` : refused.length > 0 ? t`Not delivered to ${names}` : undefined
      if (title) toasts.show({ tone: 'danger', title, detail: subject })
    }
    waiting.current = new Set(messages.filter(({ delivery }) => delivery === 'waiting').map(({ _id }) => _id))
  })
  const messages = thread?.messages
  useEffect(() => {
    if (messages) tell(messages)
  }, [messages])
}
