import { listIntegrations, listOrders, validateSending } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { orders, scan, user, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Orders',
  component: Screen,
  args: { path: '/warehouse/orders' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const PACKED = '/warehouse/orders?open=ML-10491'
const result = () => within(screen.getByTestId('scan-result'))

export const Loaded: Story = {
  beforeEach: () => answerWith(...warehouse()),
  play: async ({ canvas }) => {
    await canvas.findByText('ML-10491')
    await expect(canvas.getByRole('link', { name: /To ship/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('1 out of stock')).toBeVisible()
  },
}

/** On a tablet, too, it is seen who packs an order, and what is wrong with one. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () =>
    answerWith(
      ...warehouse(
        orders.map((order, place) =>
          place === 0
            ? { ...order, packing: { _id: 'ines', name: 'Inès', at: order.createdAt ?? '' } }
            : order,
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inès is packing')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Platform' })).toBeNull()
  },
}
export const LoadedDark: Story = { ...Loaded, globals: { theme: 'dark' } }

export const Empty: Story = {
  beforeEach: () => answerWith(...warehouse([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to ship')
  },
}

/** Without a shop nothing comes by itself: it is said who can connect one. */
export const NoShop: Story = {
  beforeEach: () =>
    answerWith(
      user({ capabilities: ['warehouse', 'integrations'] }),
      handle(listIntegrations, () => ({ data: [] })),
      ...warehouse([]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('No shop is connected. An owner or admin can connect one under Integrations.')
    await expect(canvas.queryByText(/appear here automatically/)).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(listOrders, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the orders' })
  },
}

export const Problem: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      handle(listOrders, () => {
        if (isDown) {
          isDown = false
          return problem(400)
        }
        return { data: { orders: [...orders], nextCursor: null } }
      }),
      user(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on getting orders')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('ML-10491')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(listOrders, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the warehouse')
  },
}

export const LongText: Story = {
  beforeEach: () =>
    answerWith(
      ...warehouse([
        {
          ...(orders[0] ?? { companyId: 'company-1', items: [] }),
          orderNumber: 'ML-10499',
          customer: { name: 'Lampenschirmmanufaktur'.repeat(6), city: 'Llanfairpwllgwyngyll', country: 'GB' },
        },
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Lampenschirm/)
  },
}

const onSent = fn()

/** Twenty scans at once are all counted, and the order goes once every piece is in its box. */
export const PackAndSend: Story = {
  args: { path: '/warehouse/orders?open=ML-10500' },
  beforeEach: () => {
    onSent.mockClear()
    const [first] = orders
    answerWith(
      handle(validateSending, async ({ request }) => {
        onSent(((await request.clone().json()) as { orderNumber: string }).orderNumber)
        return {
          data: {
            order: {
              ...first,
              companyId: 'company-1',
              orderNumber: 'ML-10500',
              items: [],
              status: 'sent' as const,
            },
          },
        }
      }),
      ...warehouse([
        {
          companyId: 'company-1',
          orderNumber: 'ML-10500',
          status: 'to-ship',
          items: [{ SKU: 'AMP-E27-4W', quantity: 20, name: 'Ampoule filament E27, 4 W' }],
          labels: [{ parcel: 1, createdAt: '2026-11-20T08:12:00.000Z' }],
        },
        ...orders,
      ]),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/20')
    await expect(canvas.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
    for (let count = 0; count < 20; count++) scan('AMP-E27-4W')
    await canvas.findByText('20/20')
    const send = canvas.getByRole('button', { name: 'Mark as sent' })
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await result().findByText('ML-10500 is on its way')
    await expect(onSent).toHaveBeenCalledWith('ML-10500')
  },
}

/** What is not in the box becomes an order of its own. */
export const Backorder: Story = {
  args: { path: PACKED },
  beforeEach: () => answerWith(...warehouse()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/3')
    await expect(canvas.getByRole('button', { name: 'Create backorder' })).toBeDisabled()
    scan('OPA-30-BR')
    const button = canvas.getByRole('button', { name: 'Create backorder' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('2 × Ampoule filament E27, 4 W')
    await userEvent.click(dialog.getByRole('button', { name: 'Create backorder' }))
    await result().findByText('ML-10491-2 waits for the rest.')
    await canvas.findByText('1/1')
  },
}

/** An order that was canceled while it is packed: nothing can go in, and it is said what goes back. */
export const CanceledMeanwhile: Story = {
  args: { path: PACKED },
  beforeEach: () =>
    answerWith(
      ...warehouse(
        orders.map((order) =>
          order.orderNumber === 'ML-10491'
            ? { ...order, status: 'canceled' as const, packed: [{ SKU: 'OPA-30-BR', quantity: 1 }] }
            : order,
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Stop. ML-10491 was canceled.')
    await canvas.findByText('Put everything back: 1 × OPA-30-BR (A-14)')
    await expect(canvas.queryByRole('button', { name: 'Mark as sent' })).toBeNull()
    scan('AMP-E27-4W')
    await result().findByText('ML-10491 is not being packed')
    scan('OPA-30-BR')
    await canvas.findByText('No items were packed.')
  },
}

/** An order that can't be packed waits with its reason. */
export const SetAside: Story = {
  args: { path: PACKED },
  beforeEach: () => answerWith(...warehouse()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set aside with a problem' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
    await dialog.findByText('Describe the problem.')
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste('The address is incomplete')
    await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
    await canvas.findByText('The address is incomplete')
    await userEvent.click(await canvas.findByRole('button', { name: 'Problem solved' }))
    await canvas.findByRole('button', { name: 'Mark as sent' })
  },
}

export const NoSuchOrder: Story = {
  args: { path: '/warehouse/orders?open=ML-1' },
  beforeEach: () => answerWith(...warehouse()),
  play: async ({ canvas }) => {
    await canvas.findByText('No order ML-1')
  },
}

/** A backend that knows the documented calls alone narrows no list, counts no scans and makes no papers of many orders. */
export const WithoutAdditions: Story = {
  args: { path: PACKED },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const sent = orders
      .slice(0, 1)
      .map((order) => ({ ...order, orderNumber: 'ML-10300', status: 'sent' as const }))
    answerWith(
      user({ capabilities: [] }),
      handle(listOrders, () => ({ data: { orders: [...orders, ...sent], nextCursor: null } })),
      ...warehouse(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const packed = orders.find(({ orderNumber }) => orderNumber === 'ML-10491')
    await canvas.findByText('Mark as sent')
    for (const { SKU, quantity } of packed?.items ?? []) {
      for (let piece = 0; piece < quantity; piece++) scan(SKU)
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark as sent' })).toBeEnabled())
    await expect(canvas.getByText('Listening')).toBeVisible()
    await expect(canvas.queryByText('ML-10300')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Sent' }))
    await canvas.findByText('ML-10300')
    await expect(canvas.queryByText('ML-10496')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Import orders' })).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  },
}
