import type { Integration, WarehouseReturn } from '@replybay/api-client'
import { listIntegrations, refundReturn } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { returns, warehouseOfReturns } from '../stories/return-samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Returns/Refund',
  component: Screen,
  args: { path: '/warehouse/returns?section=done&open=ML-10418' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const at = '2026-11-20T09:12:00.000Z'
const stripe: Integration = { _id: 'stripe-1', kind: 'stripe', state: 'connected' }

/** An inspected return of a shop that has a payment service, or can have one. */
function begin(change: Partial<WarehouseReturn>, ...answers: Parameters<typeof answerWith>) {
  const done: Partial<WarehouseReturn> = {
    status: 'done',
    validatedSkus: ['OPA-45-BR'],
    handledBy: 'Marc Petit',
    refund: 32_900,
  }
  const start = returns.map((row) => (row.orderNumber === 'ML-10418' ? { ...row, ...done, ...change } : row))
  const person = { capabilities: ['warehouse', 'integrations'] as ('warehouse' | 'integrations')[] }
  answerWith(
    ...answers,
    handle(listIntegrations, () => ({ data: [stripe] })),
    ...warehouseOfReturns({ start, person }),
  )
}

const dialog = async () => within(await screen.findByRole('dialog'))

/** What is due is paid once that is confirmed, and the return says how far it is. */
export const Pay: Story = {
  beforeEach: () => begin({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund €329.00' }))
    const asked = await dialog()
    await asked.findByText(/^The money goes back the way order ML-10418 was paid\./)
    await userEvent.click(asked.getByRole('button', { name: 'Refund €329.00' }))
    const said = await canvas.findByText('Refund on its way')
    await expect(canvas.queryByRole('button', { name: /^Refund/ })).toBeNull()
    // The keys go on where the button was.
    await expect(document.activeElement).toContainElement(said)
    await expect(document.activeElement).toHaveAttribute('role', 'status')
  },
}

/** Without a payment service that is said before anything is pressed. */
export const NoService: Story = {
  beforeEach: () =>
    begin(
      {},
      handle(listIntegrations, () => ({ data: [] })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^No payment service is connected\. Pay the refund where the order was paid\./)
    await expect(canvas.queryByRole('button', { name: 'Refund €329.00' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Mark as refunded elsewhere' })).toBeVisible()
  },
}

/** One that was disconnected meanwhile: the refund was not paid, and it is said what to do. */
export const ServiceGone: Story = {
  beforeEach: () =>
    begin(
      {},
      handle(refundReturn, () => problem(409, 'no-payment-service')),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund €329.00' }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: 'Refund €329.00' }))
    await asked.findByText(/^The refund was not paid\. No payment service is connected\. Connect Stripe/)
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Refund €329.00' })).toBeVisible()
  },
}

/** What was paid another way is noted once that is confirmed, and nothing is due any more. */
export const Elsewhere: Story = {
  beforeEach: () =>
    begin({ refundPayment: { state: 'failed', amount: 32_900, at, problem: 'already-refunded' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('due')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as refunded elsewhere' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as refunded' }))
    await canvas.findByText('Refunded elsewhere')
    await canvas.findByText(/marked by Marc Petit$/)
    await expect(canvas.queryByText('due')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /refund/i })).toBeNull()
  },
}

/** Among the finished ones it is seen which refund is due, and which has failed. */
export const Listed: Story = {
  args: { path: '/warehouse/returns?status=done' },
  beforeEach: () => begin({ refundPayment: { state: 'failed', amount: 32_900, at, problem: 'refused' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /ML-10418.*Refund failed/ })).toBeVisible()
  },
}

/** A refund whose answer was lost is tried again by itself: nothing is asked of the person. */
export const LostAnswer: Story = {
  beforeEach: () =>
    begin({
      refundPayment: { state: 'waiting', amount: 32_900, at, problem: 'unreachable', message: 'no answer' },
    }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'The payment service can’t be reached. We keep trying, and it is never paid twice.',
    )
    await expect(canvas.queryByText(/Try again/)).toBeNull()
  },
}

export const Paid: Story = {
  beforeEach: () =>
    begin({
      refundPayment: { state: 'paid', amount: 32_900, at, byName: 'Marc Petit' },
      history: [
        { kind: 'refund-requested', actorName: 'Marc Petit', createdAt: at },
        { kind: 'refunded', createdAt: at },
      ],
    }),
  play: async ({ canvas }) => {
    await canvas.findByText('Refund paid', { selector: '[role=status] *' })
    await canvas.findByText(/, requested by Marc Petit$/)
    await canvas.findByText('Refund requested by Marc Petit')
    await expect(canvas.queryByText('due')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Refund/ })).toBeNull()
  },
}

/** What is refused is said in words, and can be asked for again. */
export const Refused: Story = {
  beforeEach: () =>
    begin({ refundPayment: { state: 'failed', amount: 32_900, at, problem: 'no-balance', message: 'low' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^The balance of the payment service is too low\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry refund of €329.00' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Refund €329.00' }))
    await canvas.findByText('Refund on its way')
  },
}
export const RefusedDark: Story = { ...Refused, globals: { theme: 'dark' } }

/** A problem that is newer than this page is said in the words of the server. */
export const NewProblem: Story = {
  beforeEach: () =>
    begin({
      refundPayment: { state: 'failed', amount: 32_900, at, problem: 'new', message: 'Ask the bank.' },
    }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Ask the bank\.$/)
  },
}

/** Who gets something else in exchange is not paid. */
export const Exchanged: Story = {
  beforeEach: () => begin({ exchange: { SKU: 'OPA-30-BR', quantity: 1, state: 'accepted' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Accepted')
    await expect(canvas.queryByRole('button', { name: /^Refund/ })).toBeNull()
  },
}
