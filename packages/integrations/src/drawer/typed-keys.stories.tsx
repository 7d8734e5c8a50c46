import type { Integration } from '@replybay/api-client'
import { integrateWoocommerce, listIntegrations } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { connected, detail, detailOf, owner, woocommerce } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Integrations/Keys',
  component: Screen,
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** A server that can't try keys connects with them, or says why not. */
export const NothingTried: Story = {
  args: { path: '/integrations/settings?open=woocommerce' },
  beforeEach: () => {
    let shop: Integration | undefined
    answerWith(
      owner({ capabilities: [] }),
      handle(listIntegrations, () => ({ data: shop ? [shop] : [] })),
      handle(integrateWoocommerce, async ({ request }) => {
        const { consumer_key } = (await request.json()) as { consumer_key: string }
        if (consumer_key === 'ck_1') return problem(400, 'bad-key')
        shop = { ...woocommerce, state: 'connected' }
        return { data: shop }
      }),
      detail(detailOf(woocommerce)),
    )
  },
  play: async ({ userEvent }) => {
    const form = await drawer('WooCommerce')
    await userEvent.type(form.getByRole('textbox', { name: 'Shop link' }), 'https://shop.example')
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer key' }), 'ck_1')
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer secret' }), 'cs_1')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await form.findByText(/WooCommerce refuses the key\./)
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer key' }), '2')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await screen.findByText('WooCommerce is connected')
    await expect(form.queryByRole('button', { name: 'Test again' })).toBeNull()
  },
}

/** A key that is shown once elsewhere isn’t lost by closing the form. */
export const Closing: Story = {
  args: { path: '/integrations/settings' },
  beforeEach: () => answerWith(owner(), connected()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Stripe' }))
    const form = await drawer('Stripe')
    const key = form.getByRole('textbox', { name: 'Restricted key' })
    await userEvent.type(key, 'rk_live_1')
    await userEvent.click(form.getByRole('button', { name: 'Close' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(key).toHaveValue('rk_live_1')
    await userEvent.click(form.getByRole('button', { name: 'Close' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).getByRole('button', {
        name: 'Discard',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
