import type { WarehouseReturn } from '@replybay/api-client'
import { refundReturn } from '@replybay/api-client/operations'
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
  answerWith(...answers, ...warehouseOfReturns({ start, person }))
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
    await canvas.findByText('Refund on its way')
    await expect(canvas.queryByRole('button', { name: /^Refund/ })).toBeNull()
  },
}

/** Without a payment service it is said what to do, and nothing is paid. */
export const NoService: Story = {
  beforeEach: () =>
    begin(
      {},
      handle(refundReturn, () => problem(409, 'no-payment-service')),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund €329.00' }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: 'Refund €329.00' }))
    await asked.findByText(/No payment service is connected\. Connect Stripe/)
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Refund €329.00' })).toBeVisible()
  },
}

export const Paid: Story = {
  beforeEach: () => begin({ refundPayment: { state: 'paid', amount: 32_900, at, byName: 'Marc Petit' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Refund paid')
    await canvas.findByText(/requested by Marc Petit$/)
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
