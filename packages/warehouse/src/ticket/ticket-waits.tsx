import { useLingui } from '@lingui/react/macro'
import { type Ticket, warehouseMutations, type WarehouseOrder } from '@replybay/api-client'
import type { SnoozeOffer } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { reasonOf, wordError } from '../errors.ts'
import { deliveredAtOf } from './delivered-at-of.ts'
import { useOrdersOf } from './use-orders-of.ts'

/** More articles are not offered: they would fill the menu. */
const MOST_ARTICLES = 2
/** Characters of a name that are kept with a ticket. */
const MOST_NAMED = 200

interface TicketWaitsProps {
  ticket: Ticket
  onOffer: (id: string, offer: SnoozeOffer | undefined) => void
}

/** What a ticket can sleep until: that its return arrives, its parcels are delivered, or what its order lacks is in stock again. */
export function TicketWaits({ ticket, onOffer }: TicketWaitsProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { companyId, orders, returns } = useOrdersOf({ ticketId: ticket._id })
  const { mutateAsync } = useMutation(warehouseMutations.wait())
  const wait = (orderNumber: string, what: { SKU?: string; event?: 'parcel-delivered' } = {}) =>
    mutateAsync(
      { companyId, ticketId: ticket._id, orderNumber, ...what },
      {
        onError: (error) =>
          toasts.show({
            tone: 'danger',
            title: wordError(i18n, 'waitForWarehouse', error),
            detail: reasonOf(i18n, error),
          }),
      },
    )
  const coming = returns.filter(({ status }) => status === 'requested' || status === 'in-transit')
  const offers = [
    ...coming.map(({ orderNumber }) => ({
      id: `return ${orderNumber}`,
      label: t`Until the return of ${orderNumber} arrives`,
      snoozedFor: { kind: 'returned' as const, subject: orderNumber },
      wait: () => wait(orderNumber),
    })),
    ...orders.filter(isUnderWay).map(({ orderNumber }) => ({
      id: `delivery ${orderNumber}`,
      label: t`Until ${orderNumber} is delivered`,
      snoozedFor: { kind: 'delivered' as const, subject: orderNumber },
      wait: () => wait(orderNumber, { event: 'parcel-delivered' }),
    })),
    ...lackingIn(orders).map(({ orderNumber, SKU, name }) => ({
      id: `stock ${SKU}`,
      label: t`Until ${name} is in stock again`,
      snoozedFor: { kind: 'in-stock' as const, subject: name.slice(0, MOST_NAMED) },
      wait: () => wait(orderNumber, { SKU }),
    })),
  ]
  const ids = JSON.stringify(offers.map(({ id, label }) => [id, label]))
  const tell = useEffectEvent(() => {
    for (const { id, ...offer } of offers) onOffer(id, offer)
    const told = offers.map(({ id }) => id)
    return () => {
      for (const id of told) onOffer(id, undefined)
    }
  })
  useEffect(() => {
    if (ids !== '') return tell()
    return undefined
  }, [ids])
  return null
}

/** Whether its parcels are followed: a carrier that is connected gives addresses for that. */
const isUnderWay = (order: WarehouseOrder) =>
  order.status !== 'canceled' &&
  !!order.labels?.some(({ trackingUrl }) => trackingUrl !== undefined) &&
  deliveredAtOf(order) === undefined

/** Articles of open orders of which there is none. */
function lackingIn(orders: readonly WarehouseOrder[]) {
  const found = orders
    .filter(({ status }) => status === 'to-ship' || status === 'remainder')
    .flatMap(({ orderNumber, items }) =>
      items
        .filter(({ stock }) => stock === 0)
        .map(({ SKU, name }) => ({ orderNumber, SKU, name: name ?? SKU })),
    )
  const bySku = new Map(found.toReversed().map((one) => [one.SKU, one]))
  return [...bySku.values()].toReversed().slice(0, MOST_ARTICLES)
}
