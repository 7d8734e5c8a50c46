import { useLingui } from '@lingui/react/macro'
import { customerQueries } from '@replybay/api-client'
import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { useTicketCommand } from './use-ticket-command.tsx'

/** The tickets of a customer, the newest change first. */
export function CustomerTickets({ customerId, onFound }: PaletteSourceProps & { customerId: string }) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(customerQueries.detail(customerId))
  const toCommand = useTicketCommand()
  usePaletteSource('their-tickets', onFound, {
    isSearching: !data && !error,
    ...(error && {
      problem: { title: wordError(i18n, 'getCustomer', error), onRetry: () => void refetch() },
    }),
    sections: [{ id: 'their-tickets', title: t`Tickets`, commands: data?.tickets.map(toCommand) ?? [] }],
  })
  return null
}
