import { useLingui } from '@lingui/react/macro'
import { type CustomerRecord, customerQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { channelLabel, useIsOnline } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { CustomerFailure } from '../model/customer-failure.tsx'
import panel from './customer-panel.module.css'
import { Fact } from './fact.tsx'
import facts from './facts.module.css'
import { languageName } from './language-name.ts'
import { OtherTickets } from './other-tickets.tsx'

/** Beside an email: what the company knows of the customer with this address, and what they wrote on other channels. */
export function EmailCustomer({ address }: { address: string }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const hasRecord = useCan('customers')
  const email = address.toLowerCase()
  const found = useQuery({ ...customerQueries.search(email), enabled: hasRecord })
  const id = found.data?.find((each) => each.email?.toLowerCase() === email)?._id
  const read = useQuery({ ...customerQueries.detail(id ?? ''), enabled: id !== undefined })
  const failed = [found, read].find(({ data, error }) => !data && error)
  if (failed?.error) {
    return isOnline && <CustomerFailure error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (!read.data) return null
  const { customer, tickets } = read.data
  return (
    <>
      <RecordFacts record={customer} />
      <OtherTickets
        key={id}
        tickets={tickets}
        title={t`Tickets`}
        doubt={
          customer.verified === false
            ? t`The email of these tickets is unverified. They may belong to a different person.`
            : undefined
        }
      />
    </>
  )
}

function RecordFacts({ record }: { record: CustomerRecord }) {
  const { t, i18n } = useLingui()
  const { phone, location, channels, createdAt } = record
  const language = languageName(i18n.locale, record.language)
  const since = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric' }).format(
    new Date(createdAt),
  )
  return (
    <section className={panel['section']} aria-label={t`About the customer`}>
      <dl className={facts['facts']}>
        {phone && <Fact label={t`Phone`} value={phone} isCopied />}
        {language && <Fact label={t`Language`} value={language} />}
        {location && <Fact label={t`Location`} value={location} />}
        <Fact label={t`Customer`} value={t`since ${since}`} />
        {channels.length > 0 && (
          <Fact
            label={t`Channels`}
            value={new Intl.ListFormat(i18n.locale).format(
              channels.map((each) => i18n._(channelLabel(each))),
            )}
          />
        )}
      </dl>
    </section>
  )
}
