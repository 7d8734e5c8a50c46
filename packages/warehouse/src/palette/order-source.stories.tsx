import { getUserInfo, listOrders } from '@replybay/api-client/operations'
import { answerWith, aUser, FeatureScreen, handle, paletteRoute as palette, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { warehouseFeature } from '../feature.ts'
import { orders } from '../stories/samples.ts'

const meta: Meta<typeof FeatureScreen> = {
  title: 'Warehouse/Palette',
  component: FeatureScreen,
  args: {
    feature: { ...warehouseFeature, routes: { ...warehouseFeature.routes, default: { palette } } },
    path: '/palette',
  },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const somebody = handle(getUserInfo, () => ({
  data: { user: aUser({ role: 'owner', capabilities: ['warehouse'] }) },
}))
const [order] = orders

/** An order that was sent is found, too, by what is typed; before that nobody is asked. */
export const Found: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listOrders, ({ request }) => {
        const { searchParams } = new URL(request.url)
        const isIt = searchParams.get('status') === 'sent' && searchParams.get('search') === 'ml'
        return { data: { orders: order && isIt ? [{ ...order, status: 'sent' as const }] : [] } }
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Search' })
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.type(field, 'ml')
    await canvas.findByRole('button', { name: /^Order ML-10474/ })
  },
}

/** So is one that was canceled. */
export const FoundCanceled: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listOrders, ({ request }) => {
        const isIt = new URL(request.url).searchParams.get('status') === 'canceled'
        return { data: { orders: order && isIt ? [{ ...order, status: 'canceled' as const }] : [] } }
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'ml')
    await canvas.findByRole('button', { name: /^Order ML-10474/ })
  },
}

/** A failure is told as such: it is not the same as nothing found. */
export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listOrders, () => problem(400)),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'ml')
    await canvas.findByText('Error on getting orders')
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}
