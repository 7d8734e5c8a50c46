import type { Integration, IntegrationDetail } from '@replybay/api-client'
import {
  checkIntegration,
  getIntegration,
  listIntegrations,
  removeIntegration,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { connected, detail, detailOf, owner, sendcloud, stripe, woocommerce } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const open = (kind: string) => `/integrations/settings?open=${kind}`

const meta: Meta<typeof Screen> = {
  title: 'Integrations/Connected service',
  component: Screen,
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** What happened, the failed alone, and one with all of it. */
export const Events: Story = {
  args: { path: open('woocommerce') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected({ ...woocommerce, problem: 'service-error' }),
      detail(detailOf(woocommerce)),
      handle(checkIntegration, () => ({ data: detailOf(woocommerce) })),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('WooCommerce')
    const list = within(await form.findByRole('region', { name: 'Events' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(6)
    list.getByText('1.2 s')
    await userEvent.click(list.getByRole('radio', { name: 'Failed 1' }))
    const row = list.getByRole('button', { name: /ML-10488 not reported to the shop/ })
    await userEvent.click(row)
    list.getByText(/answer 401/)
    list.getByText(/^WooCommerce refuses the key\. /)
    list.getByRole('button', { name: 'Copy report' })
    await userEvent.click(form.getByRole('button', { name: 'Test again' }))
    await form.findByText('The connection works')
    await form.findByText(/^Answers, 212 ms/)
    form.getByText('All that is needed, Read/Write')
  },
}

const failed = (kind: string, why: string, subject?: string) => ({
  _id: `${kind} ${why}`,
  at: new Date().toISOString(),
  kind,
  isFailed: true,
  problem: why,
  ...(subject !== undefined && { subject }),
})

/** What failed says why in words once it is opened; a reason that is not known here is left to the report. */
export const FailedEvents: Story = {
  args: { path: open('sendcloud') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected(sendcloud),
      detail(
        detailOf(sendcloud, {
          settings: {},
          events: [
            failed('label-made', 'no-credit', 'ML-1'),
            failed('label-made', 'unreachable'),
            failed('refunded', 'already-refunded', 'ML-2'),
            failed('sent-back', 'order-refused', 'ML-3'),
            failed('refunded', 'odd', 'ML-4'),
          ],
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('Sendcloud')
    const list = within(await form.findByRole('region', { name: 'Events' }))
    const look = async (name: RegExp) => await userEvent.click(list.getByRole('button', { name }))
    await look(/No label made for ML-1/)
    list.getByText('The Sendcloud account has no credit left. Top it up, then make the label again.')
    await look(/A label could not be read/)
    list.getByText(/^Sendcloud isn’t answering\. /)
    await look(/ML-2 not refunded/)
    list.getByText('The whole payment was already refunded in Sendcloud.')
    await look(/ML-3 not reported to the shop/)
    list.getByText(/^Sendcloud and Replybay disagree on this order\. /)
    await look(/ML-4 not refunded/)
    await expect(list.queryByText(/The connection failed/)).toBeNull()
  },
}

const arrivals = (service: Integration, change: Partial<IntegrationDetail>): Story => ({
  args: { path: open(service.kind) },
  beforeEach: () => answerWith(owner(), connected(service), detail(detailOf(service, change))),
})

/** A person enters the address at the service; elsewhere nobody needs it. */
export const ByHand: Story = {
  ...arrivals(sendcloud, {
    webhookState: 'by-hand',
    webhookUrl: 'https://replybay.example/hooks/rb_h_2tM0aZrX9eYp',
  }),
  play: async () => {
    const form = await drawer('Sendcloud')
    const part = within(await form.findByRole('region', { name: 'How changes arrive' }))
    part.getByText(/^Sendcloud doesn’t report deliveries until you enter this address there/)
    part.getByText('https://replybay.example/hooks/rb_h_2tM0aZrX9eYp')
    part.getByRole('button', { name: 'Copy' })
    await expect(part.queryByText(/can’t reach this address/)).toBeNull()
  },
}

/** An address that only this computer knows is of no use to a service. */
export const ByHandLocal: Story = {
  ...arrivals(sendcloud, { webhookState: 'by-hand', webhookUrl: 'http://localhost:4000/hooks/rb_h_2tM0' }),
  play: async () => {
    const form = await drawer('Sendcloud')
    await form.findByText(/^Sendcloud can’t reach this address: it leads to this computer/)
  },
}

export const Registered: Story = {
  ...arrivals(woocommerce, {
    webhookState: 'registered',
    webhookUrl: 'https://replybay.example/hooks/rb_h_2tM0aZrX9eYp',
    toldAt: new Date(Date.now() - 300_000).toISOString(),
  }),
  play: async () => {
    const form = await drawer('WooCommerce')
    const part = within(await form.findByRole('region', { name: 'How changes arrive' }))
    part.getByText(/^WooCommerce reports each change at once\./)
    part.getByText(/minutes ago/)
    await expect(part.queryByText(/rb_h_/)).toBeNull()
  },
}

/** What keeps reports from arriving is said where the secret can be entered. */
export const WrongSecret: Story = {
  ...arrivals(woocommerce, { webhookState: 'registered', webhookProblem: 'wrong-signature' }),
  play: async () => {
    const form = await drawer('WooCommerce')
    const part = within(await form.findByRole('region', { name: 'How changes arrive' }))
    part.getByText(/signed with another secret than the one you entered, so it is ignored/)
    await expect(part.queryByText(/reports each change at once/)).toBeNull()
  },
}

export const NotAllowed: Story = {
  ...arrivals(woocommerce, { webhookState: 'waiting', webhookProblem: 'not-allowed' }),
  play: async () => {
    const form = await drawer('WooCommerce')
    const part = within(await form.findByRole('region', { name: 'How changes arrive' }))
    part.getByText(/^The key may not set up webhooks in WooCommerce\./)
    await expect(part.queryByText(/is being set up/)).toBeNull()
  },
}

/** Keys for trying are said to be so in the head, and in the test. */
export const TestMode: Story = {
  args: { path: open('stripe') },
  beforeEach: () =>
    answerWith(
      owner(),
      connected(stripe),
      detail(
        detailOf(stripe, {
          settings: { private_key: '…mKey' },
          check: {
            at: new Date().toISOString(),
            steps: [
              { step: 'address', state: 'passed' },
              { step: 'key', state: 'passed', value: 'test' },
              { step: 'permission', state: 'passed' },
              { step: 'plan', state: 'passed' },
            ],
          },
        }),
      ),
    ),
  play: async () => {
    const form = await drawer('Stripe')
    await form.findByText('Test mode')
    await form.findByText('Accepted, test mode')
  },
}

/** What stops and what stays is said before. */
export const Disconnect: Story = {
  args: { path: open('sendcloud') },
  beforeEach: () => {
    let tries = 0
    let isGone = false
    answerWith(
      owner(),
      handle(listIntegrations, () => ({ data: isGone ? [] : [sendcloud] })),
      handle(getIntegration, () => (isGone ? problem(404) : { data: detailOf(sendcloud, { settings: {} }) })),
      handle(removeIntegration, () => {
        tries += 1
        if (tries === 1) return problem(500)
        isGone = true
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const form = await drawer('Sendcloud')
    await userEvent.click(await form.findByRole('button', { name: 'Disconnect…' }))
    const question = await drawer('Disconnect Sendcloud?')
    question.getByText(/^No labels can be made until you connect it again/)
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }))
    await question.findByText('Error on removing shop integration')
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }))
    await screen.findByText('Sendcloud is disconnected')
    await canvas.findByRole('button', { name: 'Connect Sendcloud' })
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sendcloud' })).toHaveFocus())
  },
}
