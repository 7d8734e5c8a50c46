import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type CustomerRecord, customerQueries } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useCan } from '@replybay/feature-kit'
import { Avatar, type Command, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'

const CustomerTickets = lazyPart(async () => (await import('./customer-tickets.tsx')).CustomerTickets)

/** Customers by their name, address, number or handle. Each leads to their tickets. */
export function CustomerSource({ search: { words, settled, prefix }, onFound }: PaletteSourceProps) {
  const { t, i18n } = useLingui()
  const isKnown = useCan('customers')
  const isMeant = isKnown && prefix !== '#' && words !== ''
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...customerQueries.search(settled),
    enabled: isMeant && settled !== '',
    placeholderData: keepPreviousData,
  })
  const countTickets = ({ openCount = 0, ticketCount: count }: CustomerRecord) => {
    if (openCount > 0) return t`${plural(openCount, { one: '# open', other: '# open' })}`
    if (count === undefined) return undefined
    return t`${plural(count, { one: '# ticket', other: '# tickets' })}`
  }
  const commands = (data ?? []).map((customer): Command => {
    const { _id: id, email, phone, handle, location } = customer
    const name = customerName(i18n, customer)
    return {
      id: `customer-${id}`,
      label: name,
      detail: [email, phone, handle, location].find((fact) => fact && fact !== name),
      icon: <Avatar name={name} size={20} />,
      aside: countTickets(customer),
      step: () => ({
        label: t`Tickets from ${name}`,
        render: (props) => (
          <LazyBoundary>
            <CustomerTickets customerId={id} {...props} />
          </LazyBoundary>
        ),
      }),
    }
  })
  usePaletteSource('customers', onFound, {
    ...(isKnown && { prefix: { sign: '@', label: t`for customers` } }),
    isSearching: isMeant && !error && (settled !== words || isFetching),
    ...(isMeant &&
      error && {
        problem: { title: wordError(i18n, 'listCustomers', error), onRetry: () => void refetch() },
      }),
    sections: [
      {
        id: 'customers',
        title: t`Customers`,
        found: settled === words && data !== undefined && !isPlaceholderData ? 'now' : 'before',
        commands: isMeant ? commands : [],
      },
    ],
  })
  return null
}
