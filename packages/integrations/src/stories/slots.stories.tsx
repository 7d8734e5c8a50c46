import { hasSendcloud, listIntegrations } from '@replybay/api-client/operations'
import {
  defaultLayoutRoute,
  emptyInbox,
  homeSide,
  roleDetails,
  SlotOutlet,
  warehouseHints,
  warehouseSettings,
} from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, paletteRoute, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { expect, fn, waitFor } from 'storybook/test'
import { integrationsFeature } from '../feature.ts'
import { integrationsRoute } from '../routes.ts'
import { connected, owner, prestashop, shopify, telegram, woocommerce } from './samples.ts'

const admin = { role: 'admin' } as const

/** A page of another feature with everything that this one shows elsewhere. */
const elsewhere = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/elsewhere',
  component: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <SlotOutlet slot={warehouseHints} />
      <SlotOutlet slot={homeSide} />
      <SlotOutlet slot={warehouseSettings} />
      <SlotOutlet slot={roleDetails} {...admin} />
    </div>
  ),
})

/** The inbox of a messenger in which nothing is. */
const inbox = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/telegram/tickets',
  component: () => <SlotOutlet slot={emptyInbox} />,
})

const meta: Meta<typeof FeatureScreen> = {
  title: 'Integrations/Elsewhere',
  component: FeatureScreen,
  args: {
    feature: {
      ...integrationsFeature,
      routes: { default: { elsewhere, inbox, paletteRoute, integrationsRoute } },
    },
    path: '/elsewhere',
  },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const carrier = (is: boolean) => handle(hasSendcloud, () => ({ data: { hasSendcloud: is } }))

/** What is missing or broken leads to where it is mended. */
export const Elsewhere: Story = {
  beforeEach: () => answerWith(owner(), carrier(false), connected(prestashop, shopify, woocommerce)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Connect Sendcloud' })).toHaveAttribute(
      'href',
      '/integrations/settings?open=sendcloud',
    )
    await canvas.findByText('The connection to WooCommerce has failed.')
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await canvas.findByText('Key refused')
    await canvas.findByText('Connects shops, carriers and payments, and replaces their keys.')
  },
}

/** Of several that have failed the gravest is named, and leads to where it is mended. */
export const SeveralFailed: Story = {
  beforeEach: () =>
    answerWith(
      owner(),
      carrier(true),
      connected({ ...prestashop, state: 'failed', problem: 'service-error' }, woocommerce, {
        ...shopify,
        state: 'failed',
        problem: 'rate-limited',
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('The connections to WooCommerce and 2 more have failed.')
    await expect(canvas.getByRole('link', { name: 'See what to do' })).toHaveAttribute(
      'href',
      '/integrations/settings?open=woocommerce',
    )
  },
}

/** Nothing is said of what works. */
export const AllWell: Story = {
  beforeEach: () => answerWith(owner(), carrier(true), connected()),
  play: async ({ canvas }) => {
    await canvas.findByText('No shop is connected. Orders come in once one is.')
    await expect(canvas.queryByText(/Sendcloud/)).toBeNull()
    await expect(canvas.queryByText(/has failed/)).toBeNull()
  },
}

export const ShopsUnknown: Story = {
  beforeEach: () =>
    answerWith(
      owner(),
      carrier(true),
      handle(listIntegrations, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Error on getting integrated shops list')
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

/** Each service is found by its name, and by what it is for. */
export const InPalette: Story = {
  args: { path: '/palette' },
  beforeEach: () => answerWith(owner(), connected()),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Search' })
    await userEvent.type(field, 'refund')
    await expect((await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Stripe'),
    ])
  },
}

/** An inbox in which nothing arrives leads to what connects it. */
export const InInbox: Story = {
  args: { path: '/telegram/tickets' },
  beforeEach: () => answerWith(owner(), connected()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Connect Telegram' })).toHaveAttribute(
      'href',
      '/integrations/settings?open=telegram',
    )
  },
}

const list = fn<() => void>()

export const InConnectedInbox: Story = {
  args: { path: '/telegram/tickets' },
  beforeEach: () => {
    list.mockClear()
    answerWith(
      owner(),
      handle(listIntegrations, () => {
        list()
        return { data: [telegram] }
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(list).toHaveBeenCalled())
    await expect(canvas.queryByRole('link', { name: 'Connect Telegram' })).toBeNull()
  },
}
