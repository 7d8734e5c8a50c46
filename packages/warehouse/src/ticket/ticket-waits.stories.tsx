import type { WarehouseOrder } from '@replybay/api-client'
import { getUserInfo, listOrders, listReturns, waitForWarehouse } from '@replybay/api-client/operations'
import { defaultLayoutRoute, type SnoozeOffer } from '@replybay/feature-kit'
import { answerWith, aTicket, aUser, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { warehouseFeature } from '../feature.ts'
import { orders } from '../stories/samples.ts'
import { TicketWaits } from './ticket-waits.tsx'

const ticket = aTicket()
const onSlept = fn()
const onAsked = fn()

/** Stands for the menu of times. */
function Offers() {
  const [offers, setOffers] = useState<ReadonlyMap<string, SnoozeOffer>>(new Map())
  const onOffer = useCallback(
    (id: string, offer: SnoozeOffer | undefined) =>
      setOffers((known) => {
        const others = [...known].filter(([key]) => key !== id)
        return new Map(offer ? [...others, [id, offer]] : others)
      }),
    [],
  )
  return (
    <>
      <TicketWaits ticket={ticket} onOffer={onOffer} />
      {[...offers].map(([id, { label, wait }]) => (
        <button key={id} type="button" onClick={() => void wait().then(onSlept, () => undefined)}>
          {label}
        </button>
      ))}
    </>
  )
}

const beside = createRoute({ getParentRoute: () => defaultLayoutRoute, path: '/beside', component: Offers })
const meta: Meta<typeof FeatureScreen> = {
  title: 'Warehouse/Snooze until',
  component: FeatureScreen,
  args: { feature: { ...warehouseFeature, routes: { default: { beside } } }, path: '/beside' },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const [order] = orders
const lacking = order && {
  ...order,
  status: 'to-ship' as const,
  items: [{ SKU: 'OPA-30-BR', name: 'Opaline Ø30', quantity: 1, stock: 0 }],
}

function begin(
  answer: () => { data: { orderNumber: string } } | Response,
  all: readonly WarehouseOrder[] = lacking ? [lacking] : [],
) {
  onSlept.mockClear()
  onAsked.mockClear()
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser({ role: 'owner', capabilities: ['warehouse'] }) } })),
    handle(listOrders, () => ({ data: { orders: [...all] } })),
    handle(listReturns, () => ({
      data: {
        returns: [
          {
            companyId: 'user-1',
            orderNumber: 'ML-10420',
            items: [{ SKU: 'MIR-20', quantity: 1 }],
            status: 'in-transit' as const,
          },
        ],
      },
    })),
    handle(waitForWarehouse, async ({ request }) => {
      onAsked(await request.json())
      return answer()
    }),
  )
}

/** A return that is on its way and an article that is missing are offered; the ticket sleeps once the server knows. */
export const Offered: Story = {
  beforeEach: () => begin(() => ({ data: { orderNumber: 'ML-10420' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Until the return of ML-10420 arrives' }))
    await waitFor(() => expect(onSlept).toHaveBeenCalledTimes(1))
    await expect(onAsked).toHaveBeenLastCalledWith({
      companyId: 'user-1',
      ticketId: ticket._id,
      orderNumber: 'ML-10420',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Until Opaline Ø30 is in stock again' }))
    await waitFor(() => expect(onSlept).toHaveBeenCalledTimes(2))
    await expect(onAsked).toHaveBeenLastCalledWith({
      companyId: 'user-1',
      ticketId: ticket._id,
      orderNumber: lacking?.orderNumber,
      SKU: 'OPA-30-BR',
    })
  },
}

/** A parcel that a carrier follows is offered until it is delivered. */
export const Delivery: Story = {
  beforeEach: () => {
    const parcel = { parcel: 1, trackingNumber: 'XY100', trackingUrl: 'https://carrier.example/XY100' }
    const sent = (orderNumber: string, label: object) =>
      order && { ...order, orderNumber, status: 'sent' as const, labels: [{ ...parcel, ...label }] }
    const all = [
      sent('ML-1', {}),
      sent('ML-2', { deliveredAt: new Date(0).toISOString() }),
      sent('ML-3', { trackingUrl: undefined }),
    ]
    begin(
      () => ({ data: { orderNumber: 'ML-1' } }),
      all.filter((one) => one !== undefined),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Until ML-1 is delivered' }))
    await waitFor(() => expect(onSlept).toHaveBeenCalledTimes(1))
    await expect(onAsked).toHaveBeenLastCalledWith({
      companyId: 'user-1',
      ticketId: ticket._id,
      orderNumber: 'ML-1',
      event: 'parcel-delivered',
    })
    await expect(canvas.queryByRole('button', { name: /^Until ML-[23]/ })).toBeNull()
  },
}

/** Where it has happened by now the ticket stays awake, and it is said. */
export const Refused: Story = {
  beforeEach: () => begin(() => problem(409)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Until the return/ }))
    await canvas.findByText('Error on updating orders')
    await expect(onSlept).not.toHaveBeenCalled()
  },
}
