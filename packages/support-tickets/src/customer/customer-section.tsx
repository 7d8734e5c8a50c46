import { Trans, useLingui } from '@lingui/react/macro'
import { customerQueries, type Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { channelLabel, ProblemState, Skeleton } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { WriteButton } from '../opening/write-button.tsx'
import { BlockSection } from './block-section.tsx'
import { CustomerConversations } from './customer-conversations.tsx'
import { CustomerField } from './customer-field.tsx'
import styles from './customer.module.css'
import { UnverifiedMark } from './unverified-mark.tsx'

interface CustomerSectionProps {
  ticket: Ticket
  onOpen: (ticketId: string) => void
  /** The ticket is done with: on to the next. */
  onDone: () => void
}

/** What the company knows of who wrote, over all channels; it can be mended where it stands. */
export function CustomerSection({ ticket, onOpen, onDone }: CustomerSectionProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const canWrite = useCan('tickets')
  const { data, error, refetch } = useQuery(customerQueries.detail(ticket.customer._id))
  if (!data) {
    return error ? (
      <ProblemState
        title={wordError(i18n, 'getCustomer', error)}
        detail={t`The server could not answer.`}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className={styles['section']}>
        <Skeleton width="100%" height="8rem" />
      </div>
    )
  }
  const { customer, tickets } = data
  const isUnverified = ticket.customerVerified === false && customer.email !== undefined
  const channels = new Intl.ListFormat(i18n.locale).format(
    customer.channels.map((channel) => i18n._(channelLabel(channel))),
  )
  const since = formats.day(new Date(customer.createdAt))
  return (
    <>
      <section className={styles['section']} aria-label={t`Contact details`}>
        <CustomerField customer={customer} field="name" label={t`Name`} />
        <CustomerField
          customer={customer}
          field="email"
          label={t`Email`}
          aside={isUnverified && <UnverifiedMark />}
        />
        <CustomerField customer={customer} field="phone" label={t`Phone`} />
        <p className={styles['quiet']}>
          <Trans>
            Writes on {channels}, first on {since}.
          </Trans>
        </p>
        {canWrite && <WriteButton ticket={ticket} onOpened={onOpen} />}
      </section>
      <CustomerConversations tickets={tickets} openId={ticket._id} isUnverified={isUnverified} />
      <BlockSection customer={customer} ticket={ticket} onDone={onDone} />
    </>
  )
}
