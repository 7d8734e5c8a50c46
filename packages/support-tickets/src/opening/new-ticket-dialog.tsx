import { useLingui } from '@lingui/react/macro'
import { type components, type Ticket, ticketMutations } from '@replybay/api-client'
import { Banner, Button, Dialog, surplusOf } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { channelLimit, SUBJECT_LIMIT } from '../model/channel-limit.ts'
import { wordError } from '../errors.ts'
import { CustomerLookup } from './customer-lookup.tsx'
import { MessageFields } from './message-fields.tsx'
import styles from './new-ticket.module.css'
import { OpenAlready } from './open-already.tsx'
import { Recipient } from './recipient.tsx'
import { Unreachable } from './unreachable.tsx'
import { useOpeningDraft } from './use-opening-draft.ts'
import { useReach } from './use-reach.ts'

type NewTicket = components['schemas']['NewTicket'] & { key: string }

interface NewTicketDialogProps {
  webId: string
  /** Whom it is for, where that is settled. */
  customerId?: string
  /** Where it is written unless another is chosen. @default the one on which they wrote last */
  channel?: string
  onOpened: (ticketId: string) => void
  onClose: () => void
}

/** Writes to a customer first. What is typed stays until it is sent or discarded. */
export function NewTicketDialog(props: NewTicketDialogProps) {
  const { webId, customerId: settledId, channel: advised, onOpened, onClose } = props
  const { t, i18n } = useLingui()
  const formId = useId()
  const message = useRef<HTMLTextAreaElement>(null)
  const [isTried, setTried] = useState(false)
  const { draft, isSaved, change, claimKey, settle, forget } = useOpeningDraft(settledId)
  const customerId = settledId ?? draft.customerId
  const reach = useReach(customerId)
  const isReached = (wanted: string | undefined) => reach?.channels.find((each) => each === wanted)
  const channel = isReached(draft.channel) ?? isReached(advised) ?? reach?.usual
  const isUnreachable = reach?.channels.length === 0
  const isReadingCustomer = customerId !== undefined && reach === undefined
  const opening = useMutation<Ticket | undefined, Error, NewTicket>({
    ...ticketMutations.open(webId),
    // Here and not at the call: it holds also when the dialog was closed meanwhile.
    onSuccess: (_, { key }) => settle(key),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const { text, subject } = draft
    if (customerId === undefined || channel === undefined || opening.isPending) return
    const isFitting = surplusOf(text, channelLimit(channel)) === 0 && surplusOf(subject, SUBJECT_LIMIT) === 0
    if (text.trim() === '' || !isFitting) return
    opening.mutate(
      {
        customerId,
        channel,
        message: text,
        ...(subject.trim() !== '' && { subject: subject.trim() }),
        key: claimKey(),
      },
      {
        onSuccess: (ticket) => {
          onClose()
          if (ticket) onOpened(ticket._id)
        },
      },
    )
  }
  function close() {
    // To have chosen somebody is nothing that could be lost.
    if (draft.text === '' && draft.subject === '') forget()
    onClose()
  }
  function goTo(ticketId: string) {
    close()
    onOpened(ticketId)
  }
  function discard() {
    forget()
    onClose()
  }
  function choose(id: string) {
    opening.reset()
    change({ customerId: id, channel: undefined })
    message.current?.focus()
  }

  return (
    <Dialog
      title={t`New ticket`}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={discard}>{t({ context: 'draft', message: 'Discard' })}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            shortcut="mod+enter"
            disabled={isUnreachable || isReadingCustomer}
            loading={opening.isPending}
          >
            {opening.error ? t`Retry` : t`Send`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles['form']} onSubmit={submit}>
        {customerId === undefined ? (
          <CustomerLookup error={isTried ? t`Choose a customer` : undefined} onChoose={choose} />
        ) : (
          <Recipient
            customerId={customerId}
            onChange={settledId === undefined ? () => change({ customerId: undefined }) : undefined}
          />
        )}
        {reach?.open && !isUnreachable && <OpenAlready ticket={reach.open} onOpen={goTo} />}
        {isUnreachable ? (
          <Unreachable last={reach.last} isClosed={reach.hasClosed} onOpen={goTo} />
        ) : (
          <MessageFields
            area={message}
            channels={reach?.channels ?? []}
            channel={channel}
            draft={draft}
            isSaved={isSaved}
            isTried={isTried}
            takesFocus={settledId !== undefined}
            onChange={(changed) => {
              opening.reset()
              change(changed)
            }}
          />
        )}
        {opening.error && (
          <Banner tone="danger">
            {wordError(i18n, 'openTicket', opening.error)} · {t`Your text is saved.`}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
