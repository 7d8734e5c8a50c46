import type { ImportOutcome } from '@replybay/api-client'
import { getUserInfo, importOrders, listOrders } from '@replybay/api-client/operations'
import { answerWith, aUser, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { warehouseFeature } from '../feature.ts'

const meta: Meta<typeof FeatureScreen> = {
  title: 'Warehouse/Import orders',
  component: FeatureScreen,
  args: { feature: warehouseFeature, path: '/warehouse/orders?section=import' },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const somebody = handle(getUserInfo, () => ({
  data: { user: aUser({ role: 'owner', capabilities: ['warehouse'] }) },
}))
const noOrders = handle(listOrders, () => ({ data: { orders: [] } }))
const outcome: ImportOutcome = {
  orders: 2,
  imported: 0,
  known: 1,
  problems: [
    { row: 4, column: 'quantity', problem: 'not-a-number' },
    { row: 5, column: 'name', problem: 'missing' },
  ],
  missingColumns: [],
  preview: [
    {
      orderNumber: 'ML-10601',
      isKnown: false,
      name: 'Pauline Leroux',
      items: [{ SKU: 'OPA-30-BR', quantity: 1 }],
    },
    {
      orderNumber: 'ML-10474',
      isKnown: true,
      name: 'Inès Fontaine',
      items: [{ SKU: 'SEV-170-NO', quantity: 2 }],
    },
  ],
}
const onAsked = fn()
const csv = 'order,name,SKU,quantity\nML-10601,Pauline Leroux,OPA-30-BR,1'

function begin(answer: () => { data: ImportOutcome } | Response) {
  onAsked.mockClear()
  answerWith(
    somebody,
    noOrders,
    handle(importOrders, async ({ request }) => {
      onAsked(await request.json())
      return answer()
    }),
  )
}

async function give(userEvent: { upload: (element: HTMLElement, file: File) => Promise<void> }) {
  const dialog = await screen.findByRole('dialog', { name: 'Import orders' })
  const input = dialog.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for files.')
  await userEvent.upload(input, new File([csv], 'orders.csv', { type: 'text/csv' }))
  return within(dialog)
}

/** What the table holds is shown first, with each row that is wrong; only then it is taken in. */
export const Preview: Story = {
  beforeEach: () => begin(() => ({ data: outcome })),
  play: async ({ userEvent }) => {
    const dialog = await give(userEvent)
    await dialog.findByText('2 orders are complete · 1 is here already and stays as it is')
    await expect(dialog.getByText('Quantity: not a number that fits')).toBeVisible()
    await expect(onAsked).toHaveBeenLastCalledWith({
      companyId: 'user-1',
      platform: 'prestashop',
      text: csv,
      apply: false,
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 order' }))
    await screen.findByText(/imported$/)
    await expect(onAsked).toHaveBeenLastCalledWith({
      companyId: 'user-1',
      platform: 'prestashop',
      text: csv,
      apply: true,
    })
    await expect(screen.queryByRole('dialog', { name: 'Import orders' })).toBeNull()
  },
}

const shown: Story = {
  ...Preview,
  play: async ({ userEvent }) => {
    const dialog = await give(userEvent)
    await dialog.findByRole('table', { name: 'The first orders' })
  },
}
export const Dark: Story = { ...shown, globals: { theme: 'dark' } }
export const Phone: Story = { ...shown, globals: { viewport: { value: 'phone' } } }

/** Without the columns that it needs nothing is read, and it says which. */
export const MissingColumns: Story = {
  beforeEach: () =>
    begin(() => ({
      data: {
        ...outcome,
        orders: 0,
        known: 0,
        problems: [],
        preview: [],
        missingColumns: ['sku', 'quantity'],
      },
    })),
  play: async ({ userEvent }) => {
    const dialog = await give(userEvent)
    await dialog.findByText('Columns missing in the first line: SKU, Quantity. Nothing was imported.')
    await expect(dialog.getByRole('button', { name: 'Import orders' })).toBeDisabled()
  },
}

/** A refusal keeps the table, and is tried again. */
export const Refused: Story = {
  beforeEach: () => {
    let isDown = true
    begin(() => {
      if (!isDown) return { data: outcome }
      isDown = false
      return problem(409)
    })
  },
  play: async ({ userEvent }) => {
    const dialog = await give(userEvent)
    await dialog.findByText(/Error on updating orders/)
    await userEvent.click(dialog.getByRole('button', { name: /^Retry/ }))
    await dialog.findByText(/^2 orders are complete/)
  },
}
