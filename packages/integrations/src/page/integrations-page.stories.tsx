import { changeImport, checkIntegration, listIntegrations } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import { getUserInfo } from '@replybay/api-client/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  connected,
  detailOf,
  owner,
  prestashop,
  sendcloud,
  shopify,
  stripe,
  woocommerce,
} from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Integrations/Page',
  component: Screen,
  args: { path: '/integrations/settings' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const card = async (canvas: Pick<typeof screen, 'findByRole'>, name: string) =>
  within(await canvas.findByRole('article', { name }))

/** What works, what is imported, what needs somebody and what is not there yet; one button alone is loud. */
export const Connected: Story = {
  beforeEach: () => answerWith(owner(), connected(prestashop, shopify, woocommerce, sendcloud)),
  play: async ({ canvas }) => {
    const works = await card(canvas, 'PrestaShop')
    works.getByText(/^ML-10493 came in/)
    works.getByText('8,431 orders')
    works.getByText('8,407 with tracking')
    const running = await card(canvas, 'Shopify')
    running.getByText('6,240 of 10,112 orders')
    running.getByText(/^about \d+ min left$/)
    await expect(
      running.getByRole('progressbar', { name: 'Orders of Shopify that came in' }),
    ).toHaveAttribute('aria-valuenow', expect.stringMatching(/^61\./))
    const failed = await card(canvas, 'WooCommerce')
    failed.getByText(/^WooCommerce refuses the key since/)
    failed.getByText(/^Orders waiting: 3\. None are lost\./)
    const carrier = await card(canvas, 'Sendcloud')
    carrier.getByText('412 in 30 days')
    const payments = await card(canvas, 'Stripe')
    payments.getByText('Not connected')
    const comparison = await card(canvas, 'Shops vs. warehouse')
    await expect(comparison.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ML-10466 to send in PrestaShop, sent here',
      'ML-10470 to send in PrestaShop, not here',
    ])
    comparison.getByText('2 differences, everything else agrees')
    await canvas.findByText('1 needs attention')
    await canvas.findByText('4 connected')
    const loud = canvas.getAllByRole('button').filter(({ className }) => className.includes('primary'))
    await expect(loud.map(({ textContent }) => textContent)).toEqual(['Enter new key'])
    await expect(canvas.getByRole('link', { name: 'Stripe' })).toHaveAttribute(
      'href',
      '/integrations/settings?open=stripe',
    )
  },
}
export const ConnectedDark: Story = { ...Connected, globals: { theme: 'dark' } }
export const ConnectedPhone: Story = { ...Connected, globals: { viewport: { value: 'phone' } } }

/** What a person has to mend is louder than what passes by itself, wherever it is on the page. */
export const SeveralFailed: Story = {
  beforeEach: () =>
    answerWith(owner(), connected({ ...prestashop, state: 'failed', problem: 'service-error' }, woocommerce)),
  play: async ({ canvas }) => {
    await canvas.findByText('2 need attention')
    const loud = canvas.getAllByRole('button').filter(({ className }) => className.includes('primary'))
    await expect(loud.map(({ textContent }) => textContent)).toEqual(['Enter new key'])
  },
}

/** What is connected and not all there says so where it is seen: keys for trying, and a step that is left. */
export const HalfConnected: Story = {
  beforeEach: () => answerWith(owner(), connected({ ...sendcloud, webhookState: 'by-hand' }, stripe)),
  play: async ({ canvas }) => {
    const payments = await card(canvas, 'Stripe')
    payments.getByText('Test mode')
    await expect(payments.queryByText('Connected')).toBeNull()
    const carrier = await card(canvas, 'Sendcloud')
    carrier.getByText('Deliveries not reported yet: one step left')
  },
}

export const StepDone: Story = {
  beforeEach: () =>
    answerWith(
      owner(),
      connected({ ...sendcloud, webhookState: 'by-hand', toldAt: new Date().toISOString() }),
    ),
  play: async ({ canvas }) => {
    const carrier = await card(canvas, 'Sendcloud')
    await expect(carrier.queryByText(/one step left/)).toBeNull()
  },
}

/** An import is paused, and its card says so; the next answer of the server is what is shown. */
export const PausedImport: Story = {
  beforeEach: () => {
    let isPaused = false
    const now = () => ({
      ...shopify,
      import: { imported: 6_240, isPaused, startedAt: new Date().toISOString() },
    })
    answerWith(
      owner(),
      handle(listIntegrations, () => ({ data: [now()] })),
      handle(changeImport, async ({ request }) => {
        isPaused = (await request.json()).isPaused
        return { data: now() }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const shop = await card(canvas, 'Shopify')
    await userEvent.click(shop.getByRole('button', { name: 'Pause' }))
    await shop.findByText('Paused. It will resume where it stopped.')
    shop.getByText('6,240 orders')
    await userEvent.click(shop.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(shop.queryByText('Paused')).toBeNull())
  },
}

/** Each is checked, one after another, and what is mended says so. */
export const CheckAll: Story = {
  beforeEach: () => {
    let isMended = false
    const shop = () => (isMended ? { ...woocommerce, state: 'connected' as const } : woocommerce)
    answerWith(
      owner(),
      handle(listIntegrations, () => ({ data: [prestashop, shop()] })),
      handle(checkIntegration, ({ params }) => {
        if (params.id === woocommerce._id) isMended = true
        return { data: detailOf(prestashop) }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Key refused')
    await userEvent.click(canvas.getByRole('button', { name: 'Check all' }))
    await waitFor(() => expect(canvas.queryByText('Key refused')).toBeNull())
    await expect(canvas.queryByText('1 needs attention')).toBeNull()
    await canvas.findByText(/^All connections were checked\. Shops were last compared with the warehouse: /)
  },
}

/** A shop that was not compared yet says when it will be. */
export const NotCompared: Story = {
  beforeEach: () => answerWith(owner(), connected(prestashop, shopify)),
  play: async ({ canvas }) => {
    const comparison = await card(canvas, 'Shops vs. warehouse')
    comparison.getByText('Shopify: the first comparison follows the import')
    comparison.getByText('2 differences, everything else agrees')
    comparison.getByText(/^Compared /)
  },
}

export const FirstShop: Story = {
  beforeEach: () => answerWith(owner(), connected(shopify)),
  play: async ({ canvas }) => {
    const comparison = await card(canvas, 'Shops vs. warehouse')
    comparison.getByText('Shopify: the first comparison follows the import')
    await expect(comparison.queryByText(/No differences/)).toBeNull()
  },
}

export const CheckFails: Story = {
  beforeEach: () =>
    answerWith(
      owner(),
      connected({ ...woocommerce, problem: 'unreachable' }),
      handle(checkIntegration, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^WooCommerce isn’t answering since/)
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await screen.findByText('Error on checking integration')
  },
}

/** The whole list of what can be connected, without promises. */
export const Nothing: Story = {
  beforeEach: () => answerWith(owner(), connected()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Connect / })).toHaveLength(8)
    await canvas.findByText('0 connected')
  },
}

/** A failed list is no empty one. */
export const Failed: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      owner(),
      handle(listIntegrations, () => {
        if (!isDown) return { data: [prestashop] }
        isDown = false
        return problem(500)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on getting integrated shops list')
    await expect(canvas.queryByText('Not connected')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await card(canvas, 'PrestaShop')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      owner(),
      handle(listIntegrations, () => new Promise(() => undefined)),
    ),
}

/** A newer server may connect more than this build knows. */
export const Unknown: Story = {
  beforeEach: () =>
    answerWith(
      owner(),
      connected({ ...prestashop, _id: 'int-other', kind: 'wavecart', problem: 'odd', lastError: 'Odd.' }),
    ),
  play: async ({ canvas }) => {
    const other = await card(canvas, 'Maison Lumen')
    other.getByText('wavecart')
    other.getByText('Odd.')
  },
}

export const ForSupport: Story = {
  beforeEach: () => answerWith(handle(getUserInfo, () => ({ data: { user: aUser({ role: 'support' }) } }))),
  play: async ({ canvas }) => {
    await canvas.findByText('The owner or an admin can connect shops and services.')
  },
}

export const SignedOut: Story = {
  args: { signedIn: false },
  beforeEach: () => answerWith(),
  play: async ({ canvas }) => {
    await canvas.findByText('You’re signed out')
  },
}
