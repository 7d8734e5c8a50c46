import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { type Command, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconPackage } from '@tabler/icons-react'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import { lookedIn } from '../model/find-order.ts'
import { tabOfOrder } from '../model/order-search.ts'
import { useCompany } from '../model/use-company.ts'
import { useStateWords } from '../ticket/use-state-words.ts'

/** More are not looked at here. */
const MOST = 5

/** Orders by their number, customer or articles: those that are open, then those that were sent or canceled. Each leads to its order. */
export function OrderSource({ search: { words, settled, prefix }, onFound }: PaletteSourceProps) {
  const { t, i18n } = useLingui()
  const states = useStateWords()
  const navigate = useNavigate()
  const companyId = useCompany()
  // A backend that does not search answers everything.
  const isMeant = useCan('warehouse') && prefix !== '@' && words !== ''
  const answers = useQueries({
    queries: lookedIn.map((status) => ({
      ...warehouseQueries.orders({ companyId, search: settled, limit: MOST, ...(status && { status }) }),
      enabled: isMeant && settled !== '',
      placeholderData: keepPreviousData,
    })),
  })
  const isWhole = answers.every(({ data, isPlaceholderData }) => data && !isPlaceholderData)
  const error = answers.find((answer) => answer.error)?.error
  const toCommand = (order: WarehouseOrder): Command => {
    const { orderNumber, customer } = order
    return {
      id: `order-${orderNumber}`,
      label: t`Order ${orderNumber}`,
      detail: customer?.name,
      icon: <IconPackage />,
      aside: states.ofOrder(order)?.words,
      run: () =>
        void navigate({
          to: '/warehouse/orders',
          search: { status: tabOfOrder(order), open: orderNumber },
        }),
    }
  }
  const orders = answers.flatMap(({ data }) => data?.orders ?? [])
  usePaletteSource('orders', onFound, {
    isSearching: isMeant && !error && (settled !== words || answers.some(({ isFetching }) => isFetching)),
    ...(isMeant &&
      error && {
        problem: {
          title: wordError(i18n, 'listOrders', error),
          onRetry: () => answers.forEach(({ refetch }) => void refetch()),
        },
      }),
    sections: [
      {
        id: 'orders',
        title: t`Orders`,
        found: settled === words && isWhole ? 'now' : 'before',
        commands: isMeant ? orders.slice(0, MOST).map(toCommand) : [],
      },
    ],
  })
  return null
}
