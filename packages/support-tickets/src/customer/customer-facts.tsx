import { useLingui } from '@lingui/react/macro'
import type { CustomerRecord, Ticket } from '@replybay/api-client'
import { SlotOutlet, ticketFacts, useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, channelLabel } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from './customer-panel.module.css'
import { AssigneeFact } from './assignee-fact.tsx'
import { EditableFact } from './editable-fact.tsx'
import { Fact } from './fact.tsx'
import facts from './facts.module.css'
import { languageName } from './language-name.ts'
import { useUnsavedFields } from './unsaved-facts.ts'
import { UnverifiedMark } from './unverified-mark.tsx'

interface CustomerFactsProps {
  ticket: Ticket
  /** What the company knows of them over all channels; absent until it is read. */
  record: CustomerRecord | undefined
  /** All that can be edited is shown, also where nothing is known. */
  isEdited: boolean
  onEdited: () => void
}

/** How to reach the customer, and what else is known of them. */
export function CustomerFacts({ ticket, record, isEdited, onEdited }: CustomerFactsProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const canEdit = useCan('customers')
  const canAssign = useCan('tickets')
  const { channel } = ticket
  const customer = record ?? ticket.customer
  const { email, phone, handle } = customer
  const unsaved = useUnsavedFields(customer._id)
  const isWhatsapp = channel === 'whatsapp'
  const phoneLabel = isWhatsapp ? i18n._(channelLabel(channel)) : t`Phone`
  const mark = ticket.customerVerified === false && email !== undefined && <UnverifiedMark />
  const contact = (field: 'email' | 'phone', label: string, value: string | undefined) => {
    if (value === undefined && !isEdited && !unsaved.has(field)) return null
    const aside = field === 'email' && mark
    return canEdit ? (
      <EditableFact
        key={field}
        customer={customer}
        ticketId={ticket._id}
        field={field}
        label={label}
        aside={aside}
      />
    ) : (
      <Fact key={field} label={label} value={value ?? ''} isCopied aside={aside} />
    )
  }
  const since =
    record &&
    new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric' }).format(
      new Date(record.createdAt),
    )
  const language = languageName(i18n.locale, customer.language)
  const channels =
    record && record.channels.length > 1 && record.channels.map((each) => i18n._(channelLabel(each)))

  return (
    <section className={styles['section']} aria-label={t`About the customer`}>
      <dl className={facts['facts']}>
        {(isEdited || unsaved.has('name')) && canEdit && (
          <EditableFact
            customer={customer}
            ticketId={ticket._id}
            field="name"
            label={t`Name`}
            startsOpen={isEdited}
          />
        )}
        {handle && <Fact label={i18n._(channelLabel(channel))} value={handle} isCopied />}
        {isWhatsapp && contact('phone', phoneLabel, phone)}
        {contact('email', t({ message: 'Email', context: 'label of a fact' }), email)}
        {!isWhatsapp && contact('phone', phoneLabel, phone)}
        {language && <Fact label={t`Language`} value={language} />}
        <Fact label={t`Opened`} value={formats.dateTime(new Date(ticket.createdAt))} />
        {ticket.rating && (
          <Fact label={t`Rating`} value={ticket.rating.grade === 'good' ? t`Satisfied` : t`Not satisfied`} />
        )}
        {ticket.rating?.comment && <Fact label={t`Comment on the rating`} value={ticket.rating.comment} />}
        <SlotOutlet slot={ticketFacts} ticket={ticket} renderFact={renderFact} />
        {canAssign && <AssigneeFact ticket={ticket} />}
        {record && <Fact label={t`Customer`} value={t`since ${since}`} />}
        {channels && <Fact label={t`Channels`} value={new Intl.ListFormat(i18n.locale).format(channels)} />}
      </dl>
      {isEdited && (
        <Button size="sm" onClick={onEdited}>
          {t`Done`}
        </Button>
      )}
    </section>
  )
}

/** A fact that another feature knows. */
const renderFact = (label: string, value: ReactNode) => (
  <Fact label={label} value={typeof value === 'string' ? value : ''}>
    {value}
  </Fact>
)
