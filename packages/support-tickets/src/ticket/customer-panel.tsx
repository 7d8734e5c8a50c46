import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, SlotOutlet, ticketSide, useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Avatar, channelLabel } from '@replybay/ui-kit'
import { Fragment, lazy } from 'react'
import { UnverifiedMark } from '../customer/unverified-mark.tsx'
import styles from './customer-panel.module.css'
import { customerName } from '../model/customer-name.ts'

const CustomerSection = lazy(async () => ({
  default: (await import('../customer/customer-section.tsx')).CustomerSection,
}))

interface CustomerPanelProps {
  ticket: Ticket
  onOpen: (ticketId: string) => void
  /** The ticket is done with: on to the next. */
  onDone: () => void
}

/** Who wrote, and how to reach them. */
export function CustomerPanel({ ticket, onOpen, onDone }: CustomerPanelProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { customer } = ticket
  const hasTagEditor = useCan('tickets')
  // The record has them, to be mended.
  const hasRecord = useCan('customers')
  const name = customerName(i18n, customer)
  const facts = [
    { key: 'channel', label: t`Channel`, value: i18n._(channelLabel(ticket.channel)) },
    { key: 'handle', label: t`Name there`, value: customer.handle },
    { key: 'email', label: t`Email`, value: hasRecord ? undefined : customer.email },
    { key: 'phone', label: t`Phone`, value: hasRecord ? undefined : customer.phone },
    {
      key: 'language',
      label: t`Language`,
      value: languageName(i18n.locale, customer.language),
    },
    { key: 'opened', label: t`Opened`, value: formats.dateTime(new Date(ticket.createdAt)) },
  ].filter((fact) => fact.value)

  return (
    <aside aria-label={t`Customer`}>
      <header className={styles['head']}>
        <Avatar name={name} size={40} />
        <div className={styles['who']}>
          <h2 className={styles['name']} dir="auto">
            {name}
          </h2>
          {customer.location && (
            <p className={styles['place']} dir="auto">
              {customer.location}
            </p>
          )}
        </div>
      </header>
      <section className={styles['section']} aria-label={t`About the customer`}>
        <dl className={styles['facts']}>
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd dir="auto">
                {value} {key === 'email' && ticket.customerVerified === false && <UnverifiedMark />}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {!hasTagEditor && ticket.tags && ticket.tags.length > 0 && (
        <section className={styles['section']}>
          <h3 className={styles['title']}>
            <Trans>Tags</Trans>
          </h3>
          <p className={styles['place']}>
            {ticket.tags.map((tag, index) => (
              <Fragment key={tag}>
                {index > 0 && ' · '}
                <bdi>{tag}</bdi>
              </Fragment>
            ))}
          </p>
        </section>
      )}
      {hasRecord && (
        <LazyBoundary>
          <CustomerSection key={customer._id} ticket={ticket} onOpen={onOpen} onDone={onDone} />
        </LazyBoundary>
      )}
      <SlotOutlet slot={ticketSide} ticket={ticket} />
    </aside>
  )
}

/** A language in words; the tag itself where it names none. */
function languageName(locale: string, tag: string | undefined): string | undefined {
  if (!tag) return undefined
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(tag).language)
  } catch {
    return tag
  }
}
