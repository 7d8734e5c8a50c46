import type { IntegrationTest } from '@replybay/api-client'
import {
  getIntegration,
  integratePrestashop,
  integrateSendcloud,
  integrateShopify,
  integrateStripe,
  integrateWoocommerce,
  listIntegrations,
  testIntegration,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  connected,
  detail,
  detailOf,
  failedAt,
  owner,
  passed,
  prestashop,
  woocommerce,
} from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const open = (kind: string) => `/integrations/settings?open=${kind}`

const meta: Meta<typeof Screen> = {
  title: 'Integrations/Form',
  component: Screen,
  // What one story has typed is not for the next.
  beforeEach: () => {
    localStorage.clear()
    asked.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Screen>

const asked = fn<(test: IntegrationTest) => void>()
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Tried first, saved after; the steps are beside the form, and go once they are done. */
export const FirstConnection: Story = {
  args: { path: open('woocommerce') },
  beforeEach: () => {
    let isConnected = false
    const shop = { ...woocommerce, state: 'connected' as const }
    answerWith(
      owner(),
      handle(listIntegrations, () => ({ data: isConnected ? [shop] : [] })),
      detail(detailOf(shop)),
      handle(testIntegration, async ({ request }) => {
        asked(await request.json())
        return { data: passed }
      }),
      handle(integrateWoocommerce, () => {
        isConnected = true
        return { data: shop }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const form = await drawer('WooCommerce')
    form.getByRole('region', { name: 'Where to find it' })
    const address = form.getByRole('textbox', { name: 'Shop link' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(address).toHaveFocus())
    form.getByText('Enter the shop’s address')
    await userEvent.type(address, 'atelier.maisonlumen.example/')
    await userEvent.click(form.getByRole('textbox', { name: 'Consumer key' }))
    await expect(address).toHaveValue('https://atelier.maisonlumen.example')
    await userEvent.paste('  ck_9f27\n')
    await expect(form.getByRole('textbox', { name: 'Consumer key' })).toHaveValue('ck_9f27')
    form.getByText('Spaces around it were removed')
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer secret' }), 'cs_b81d')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await screen.findByText('WooCommerce is connected')
    await expect(asked).toHaveBeenCalledWith({
      kind: 'woocommerce',
      settings: {
        shop_link: 'https://atelier.maisonlumen.example',
        consumer_key: 'ck_9f27',
        consumer_secret: 'cs_b81d',
      },
    })
    await form.findByText('ends in 4e1c')
    await expect(form.getByRole('heading', { name: 'WooCommerce' })).toHaveFocus()
    await form.findByRole('button', { name: 'Test again' })
    await expect(form.queryByRole('region', { name: 'Where to find it' })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'WooCommerce' })).toHaveFocus())
  },
}

/** What is wrong stands at its step and its field; what was typed stays. */
export const MissingPermission: Story = {
  args: { path: open('woocommerce') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected(),
      handle(testIntegration, () => ({ data: failedAt('permission', 'missing-permission', 'write') })),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('WooCommerce')
    await userEvent.type(form.getByRole('textbox', { name: 'Shop link' }), 'https://shop.example')
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer key' }), 'ck_1')
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer secret' }), 'cs_1')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    const test = within(await form.findByRole('region', { name: 'Connection test' }))
    await test.findByText('The key lacks a permission')
    test.getByText('Read only. Needs Read/Write')
    await expect(test.getAllByText('Not checked')).toHaveLength(1)
    await expect(form.getByRole('textbox', { name: 'Consumer key' })).toHaveFocus()
    await expect(form.getByRole('textbox', { name: 'Consumer secret' })).toHaveValue('cs_1')
    // Another key is another connection: the result is no longer about it.
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer key' }), '2')
    await expect(form.queryByText('The key lacks a permission')).toBeNull()
  },
}
export const MissingPermissionDark: Story = { ...MissingPermission, globals: { theme: 'dark' } }
export const MissingPermissionPhone: Story = {
  ...MissingPermission,
  globals: { viewport: { value: 'phone' } },
}

/** Keys that are refused are open for others, with the focus in the first; once saved, they show how they end. */
export const RefusedKeys: Story = {
  args: { path: '/integrations/settings' },
  beforeEach: () => {
    let isMended = false
    const { problem: _problem, ...works } = woocommerce
    const shop = () => (isMended ? { ...works, state: 'connected' as const } : woocommerce)
    answerWith(
      owner(),
      handle(listIntegrations, () => ({ data: [shop()] })),
      handle(getIntegration, () => ({
        data: detailOf(shop(), isMended ? {} : { check: failedAt('key', 'bad-key') }),
      })),
      handle(testIntegration, () => ({ data: passed })),
      handle(integrateWoocommerce, () => {
        isMended = true
        return { data: shop() }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter new key' }))
    const form = await drawer('WooCommerce')
    const key = await form.findByRole('textbox', { name: 'Consumer key' })
    await waitFor(() => expect(key).toHaveFocus())
    await expect(form.queryByRole('button', { name: 'Test again' })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Save and test' }))
    await form.findByText('Enter the key')
    await userEvent.type(key, 'ck_new')
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer secret' }), 'cs_new')
    await userEvent.click(form.getByRole('button', { name: 'Save and test' }))
    await screen.findByText('WooCommerce is connected')
    await form.findByText('ends in 4e1c')
    await form.findByText('ends in 07aa')
    await form.findByRole('button', { name: 'Test again' })
  },
}

/** A secret that is kept shows how it ends; a new one takes its place, or the old one is kept. */
export const ReplacedKey: Story = {
  args: { path: open('woocommerce') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected({ ...woocommerce, problem: 'unreachable' }),
      detail(detailOf(woocommerce, { problem: 'unreachable', check: failedAt('key', 'bad-key') })),
      handle(testIntegration, async ({ request }) => {
        asked(await request.json())
        return { data: passed }
      }),
      handle(integrateWoocommerce, () => problem(500)),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('WooCommerce')
    await form.findByText('WooCommerce refuses the key', { selector: 'strong' })
    await userEvent.click(form.getByRole('button', { name: 'Replace: Consumer key' }))
    const key = form.getByRole('textbox', { name: 'Consumer key' })
    await waitFor(() => expect(key).toHaveFocus())
    await userEvent.click(form.getByRole('button', { name: 'Keep the old one' }))
    form.getByText('ends in 4e1c')
    await userEvent.click(form.getByRole('button', { name: 'Replace: Consumer key' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Consumer key' }), 'ck_new')
    await userEvent.click(form.getByRole('button', { name: 'Save and test' }))
    await form.findByText(/^Error on integrating woocommerce/)
    await expect(asked).toHaveBeenCalledWith({
      kind: 'woocommerce',
      settings: { shop_link: 'https://atelier.maisonlumen.example', consumer_key: 'ck_new' },
    })
    await expect(form.getByRole('textbox', { name: 'Consumer key' })).toHaveValue('ck_new')
    await userEvent.click(form.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'WooCommerce' })).toBeNull())
  },
}

/** Keys are for their address: for another one they are asked for again. */
export const AnotherAddress: Story = {
  args: { path: open('woocommerce') },
  beforeEach: () => answerWith(owner(), connected(woocommerce), detail(detailOf(woocommerce))),
  play: async ({ userEvent }) => {
    const form = await drawer('WooCommerce')
    await userEvent.type(await form.findByRole('textbox', { name: 'Shop link' }), '.other')
    await userEvent.click(form.getByRole('button', { name: 'Save and test' }))
    const key = form.getByRole('textbox', { name: 'Consumer key' })
    await waitFor(() => expect(key).toHaveFocus())
    form.getByText('Enter it again: a key is never sent to another address than its own')
  },
}

/** A stand-in has no keys; real ones take its place. */
export const Local: Story = {
  args: { path: open('prestashop') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected({ ...prestashop, isLocal: true }),
      detail(detailOf({ ...prestashop, isLocal: true }, { settings: { store_url: prestashop.url ?? '' } })),
      handle(testIntegration, () => ({ data: failedAt('address', 'unreachable') })),
      handle(integratePrestashop, () => problem(502)),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('PrestaShop')
    await form.findByText(/^This stands in for PrestaShop on this server/)
    const address = form.getByRole('textbox', { name: 'Shop address' })
    await expect(address).toHaveValue('')
    await userEvent.type(address, 'https://shop.example')
    await userEvent.type(form.getByRole('textbox', { name: 'Web service key' }), 'KEY')
    await userEvent.click(form.getByRole('button', { name: 'Save and test' }))
    await waitFor(() => expect(address).toHaveFocus())
    await expect(form.getAllByText('PrestaShop isn’t answering').length).toBeGreaterThan(1)
    form.getByText(/test again in a few minutes\.$/)
    await expect(form.queryByText(/tried again every hour/)).toBeNull()
  },
}

/** Where the keys of each are found; no field but the documented ones. */
const steps = (
  kind: string,
  name: string,
  fields: string[],
  mutation: Parameters<typeof handle>[0],
): Story => ({
  args: { path: open(kind) },
  beforeEach: () =>
    answerWith(
      owner(),
      connected(),
      handle(testIntegration, () => ({ data: passed })),
      handle(mutation, () => problem(500)),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer(name)
    const boxes = form.getAllByRole('textbox')
    await expect(
      boxes.map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : '')),
    ).toEqual(fields)
    for (const box of boxes) await userEvent.type(box, 'https://a.example')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await form.findByText(new RegExp(`^Error on integrating ${kind}`))
  },
})
export const Shopify = steps(
  'shopify',
  'Shopify',
  ['Shop address', 'Admin API access token', 'API secret key (optional)'],
  integrateShopify,
)
export const Sendcloud = steps('sendcloud', 'Sendcloud', ['Public key', 'Private key'], integrateSendcloud)
export const Stripe = steps('stripe', 'Stripe', ['Restricted key'], integrateStripe)
export const StripePhone: Story = { ...Stripe, globals: { viewport: { value: 'phone' } } }

/** How it is set up could not be read: what is wrong and Retry, no empty form. */
export const Failed: Story = {
  args: { path: open('woocommerce') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected(woocommerce),
      handle(getIntegration, () => problem(500)),
    ),
  play: async () => {
    const form = await drawer('WooCommerce')
    await form.findByText('Error on getting integration by id')
    form.getByRole('button', { name: 'Retry' })
    await expect(form.queryByRole('textbox')).toBeNull()
  },
}
