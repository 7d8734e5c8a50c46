import type { Ticket, WarehouseReturn } from '@replybay/api-client'
import { getUserInfo, listOrders, listReturns, requestReturn } from '@replybay/api-client/operations'
import { defaultLayoutRoute, guarded } from '@replybay/feature-kit'
import { answerWith, aTicket, aUser, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { expect, fn, screen, within } from 'storybook/test'
import { warehouseFeature } from '../feature.ts'
import { orders } from '../stories/samples.ts'
import { EmailOrders, TicketOrders } from './ticket-orders.tsx'

interface Args {
  ticket: Ticket
  /** Beside an email of this address in place of the ticket. */
  address?: string
}

const [waiting, gift] = orders
const sent = {
  ...(gift ?? { companyId: 'company-1', orderNumber: 'ML-10491', items: [] }),
  status: 'sent' as const,
  currency: 'EUR',
  carrier: 'Colissimo',
  labels: [{ parcel: 1, trackingNumber: '6A20417733' }],
  sentAt: '2026-11-20T09:12:00.000Z',
}
const aboutBoth = aTicket({ customerVerified: true })

const meta: Meta<Args> = {
  title: 'Warehouse/Beside a ticket',
  args: { ticket: aboutBoth },
  render: ({ ticket, address }) => (
    <FeatureScreen
      feature={{
        ...warehouseFeature,
        routes: {
          default: {
            besideRoute: createRoute({
              getParentRoute: () => defaultLayoutRoute,
              path: '/beside',
              ...guarded('user-only', 'set-page-layout'),
              component: () => (
                <main style={{ inlineSize: 300 }}>
                  {address === undefined ? (
                    <TicketOrders ticket={ticket} />
                  ) : (
                    <EmailOrders address={address} />
                  )}
                </main>
              ),
            }),
          },
        },
      }}
      path="/beside"
    />
  ),
}
export default meta
type Story = StoryObj<Args>

const somebody = (role: 'owner' | 'support' = 'owner') =>
  handle(getUserInfo, () => ({ data: { user: aUser({ role, capabilities: ['warehouse'] }) } }))
const both = handle(listOrders, () => ({ data: { orders: [waiting, sent].flatMap((one) => one ?? []) } }))
const none = handle(listReturns, () => ({ data: { returns: [] } }))
const onReturn = fn()

/** The newest order is open, the others are a row each; the number leads into the warehouse. */
export const Loaded: Story = {
  beforeEach: () => answerWith(somebody(), both, none),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Orders' }))
    await expect(section.getByRole('link', { name: /Order ML-10491/ })).toHaveAttribute(
      'href',
      expect.stringContaining('open=ML-10491'),
    )
    await expect(section.getByText('6A20417733')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: /ML-10474/ }))
    await expect(section.getByRole('heading', { name: /Order ML-10474/ })).toBeVisible()
    await expect(section.getByRole('button', { name: /ML-10491/ })).toBeVisible()
  },
}
export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Who only answers tickets sees the order, and has no way into the warehouse. */
export const Support: Story = {
  beforeEach: () => answerWith(somebody('support'), both, none),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Orders' }))
    await expect(section.getByRole('heading', { name: 'Order ML-10491' })).toBeVisible()
    await expect(section.queryByRole('link', { name: /Order/ })).toBeNull()
  },
}

/** What comes back is chosen by piece. */
export const OpenReturn: Story = {
  beforeEach: () => {
    onReturn.mockClear()
    let returns: WarehouseReturn[] = []
    answerWith(
      somebody(),
      both,
      handle(listReturns, () => ({ data: { returns } })),
      handle(requestReturn, async ({ request }) => {
        const body = (await request.json()) as WarehouseReturn
        onReturn(body)
        const made = { ...body, status: 'requested' as const, requestedAt: '2026-11-24T09:00:00.000Z' }
        returns = [made]
        return { data: { return: made } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a return' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a return of ML-10491' }))
    await expect(dialog.getByRole('button', { name: 'Open return' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'One Ampoule filament E27, 4 W more' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too bright')
    await userEvent.click(dialog.getByRole('button', { name: 'Open return' }))
    await canvas.findByText('Return requested')
    await expect(onReturn).toHaveBeenCalledWith({
      companyId: 'company-1',
      orderNumber: 'ML-10491',
      items: [{ SKU: 'AMP-E27-4W', quantity: 1 }],
      reason: 'Too bright',
    })
    await expect(canvas.queryByRole('button', { name: 'Open a return' })).toBeNull()
  },
}

/** A refusal is said where it can be mended, and what was chosen stays. */
export const Refused: Story = {
  beforeEach: () =>
    answerWith(
      somebody(),
      both,
      none,
      handle(requestReturn, () => problem(409)),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a return' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a return of ML-10491' }))
    await userEvent.click(dialog.getByRole('button', { name: /^One Suspension .* more$/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Open return' }))
    await dialog.findByText(/Error on handling return/)
    await expect(dialog.getByText('1 of 1')).toBeVisible()
  },
}

/** Nobody has proved that the email is the customer's. */
export const Unverified: Story = {
  args: { ticket: aTicket({ customerVerified: false }) },
  beforeEach: () => answerWith(somebody(), both, none),
  play: async ({ canvas }) => {
    await canvas.findByText(/These orders may belong to a different person/)
  },
}

export const Problem: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      somebody(),
      none,
      handle(listOrders, () => {
        if (!isDown) return { data: { orders: [sent] } }
        isDown = false
        return problem(400)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on getting orders')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('6A20417733')
  },
}

/** That there are none is said: else nobody knows whether they were looked for. */
export const EmailWithoutOrders: Story = {
  args: { address: 'ada@customer.example' },
  beforeEach: () =>
    answerWith(
      somebody('support'),
      none,
      handle(listOrders, () => ({ data: { orders: [] } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('No orders with this email address')
  },
}

/** Beside an email: those of its address alone. */
export const Email: Story = {
  args: { address: 'rosa@customer.example' },
  beforeEach: () =>
    answerWith(
      somebody('support'),
      none,
      handle(listOrders, ({ request }) => {
        const isHers = new URL(request.url).searchParams.get('email') === 'rosa@customer.example'
        return { data: { orders: isHers ? [sent] : [] } }
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order ML-10491' })).toBeVisible()
  },
}
