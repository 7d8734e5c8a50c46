import type { Integration } from '@replybay/api-client'
import {
  getWebInfo,
  integrateTelegram,
  listIntegrations,
  removeIntegration,
  testIntegration,
} from '@replybay/api-client/operations'
import { answerWith, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { connected, detail, detailOf, failedAt, owner, passed, telegram } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const asked = fn<(call: unknown) => void>()

const meta: Meta<typeof Screen> = {
  title: 'Integrations/Messenger',
  component: Screen,
  args: { path: '/integrations/settings?open=telegram' },
  beforeEach: () => {
    localStorage.clear()
    asked.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Screen>

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const websites = handle(getWebInfo, ({ params }) => ({
  data: { web: { _id: params.id, domain: `${params.id}.example` } },
}))
const ofBot = (change: Parameters<typeof detailOf>[1] = {}) =>
  detailOf(telegram, { settings: { bot_token: '…Kp3w' }, webId: 'web-lumen', ...change })

/** A server that connects it, with what it was asked. */
function server(...web_ids: string[]) {
  let bot: Integration | undefined
  return answerWith(
    owner({ owner_webs: web_ids }),
    handle(listIntegrations, () => ({ data: bot ? [bot] : [] })),
    websites,
    detail(ofBot({ webId: web_ids.at(-1) ?? '' })),
    handle(testIntegration, async ({ request }) => {
      asked(await request.json())
      return { data: passed }
    }),
    handle(integrateTelegram, async ({ request }) => {
      asked(await request.json())
      bot = telegram
      return { data: bot }
    }),
  )
}

/** Its token is tried; the inbox that gets the messages is chosen where there are several. */
export const Connect: Story = {
  beforeEach: () => server('web-lumen', 'web-atelier'),
  play: async ({ userEvent }) => {
    const form = await drawer('Telegram')
    form.getByText('@BotFather', { selector: 'strong' })
    const token = form.getByRole('textbox', { name: 'Bot token' })
    await userEvent.click(token)
    await userEvent.paste(' 7412:AAE\n')
    await expect(token).toHaveValue('7412:AAE')
    const website = form.getByRole('combobox', { name: 'Website' })
    await waitFor(() => expect(website).toHaveValue('web-lumen.example'))
    await userEvent.click(website)
    await userEvent.click(await screen.findByRole('option', { name: 'web-atelier.example' }))
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await screen.findByText('Telegram is connected')
    await expect(asked.mock.calls).toEqual([
      [{ kind: 'telegram', settings: { bot_token: '7412:AAE' } }],
      [{ bot_token: '7412:AAE', webId: 'web-atelier' }],
    ])
    await form.findByText('ends in Kp3w')
    await expect(form.getByRole('combobox', { name: 'Website' })).toHaveValue('web-atelier.example')
  },
}
export const ConnectDark: Story = { ...Connect, globals: { theme: 'dark' } }
export const ConnectPhone: Story = { ...Connect, globals: { viewport: { value: 'phone' } } }

/** Of a single website nothing is asked. */
export const OneWebsite: Story = {
  beforeEach: () => server('web-lumen'),
  play: async ({ userEvent }) => {
    const form = await drawer('Telegram')
    await expect(form.queryByRole('combobox')).toBeNull()
    await userEvent.type(form.getByRole('textbox', { name: 'Bot token' }), '7412:AAE')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await screen.findByText('Telegram is connected')
    await expect(asked).toHaveBeenLastCalledWith({ bot_token: '7412:AAE', webId: 'web-lumen' })
  },
}

/** Messages need an inbox. */
export const NoWebsite: Story = {
  beforeEach: () => server(),
  play: async () => {
    const form = await drawer('Telegram')
    form.getByText('Add a website first: messages arrive in its inbox.')
    await expect(form.getByRole('button', { name: 'Connect' })).toBeDisabled()
  },
}

export const WrongToken: Story = {
  beforeEach: () =>
    answerWith(
      owner({ owner_webs: ['web-lumen'] }),
      connected(),
      handle(testIntegration, () => ({ data: failedAt('key', 'bad-key') })),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('Telegram')
    const token = form.getByRole('textbox', { name: 'Bot token' })
    await userEvent.type(token, '7412:AAE')
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await form.findByText('Telegram refuses the key', { selector: 'strong' })
    await expect(token).toHaveFocus()
    await expect(token).toHaveValue('7412:AAE')
  },
}

/** Another inbox needs no other token. */
export const Connected: Story = {
  beforeEach: () =>
    answerWith(
      owner({ owner_webs: ['web-lumen', 'web-atelier'] }),
      connected(telegram),
      websites,
      detail(ofBot({ webhookState: 'registered', toldAt: new Date(Date.now() - 300_000).toISOString() })),
      handle(testIntegration, () => ({ data: passed })),
      handle(integrateTelegram, async ({ request }) => {
        asked(await request.json())
        return { data: telegram }
      }),
    ),
  play: async ({ userEvent }) => {
    const form = await drawer('Telegram')
    const part = within(await form.findByRole('region', { name: 'How messages arrive' }))
    part.getByText(/^Telegram passes each message on at once\./)
    part.getByText(/minutes ago/)
    form.getByRole('button', { name: 'Test again' })
    await userEvent.click(form.getByRole('combobox', { name: 'Website' }))
    await userEvent.click(await screen.findByRole('option', { name: 'web-atelier.example' }))
    await userEvent.click(form.getByRole('button', { name: 'Save and test' }))
    await screen.findByText('Telegram is connected')
    await expect(asked).toHaveBeenCalledWith({ webId: 'web-atelier' })
  },
}

/** A server that Telegram can’t reach asks it. */
export const Asked: Story = {
  beforeEach: () =>
    answerWith(
      owner({ owner_webs: ['web-lumen'] }),
      connected(telegram),
      detail(ofBot({ webhookState: 'polled' })),
    ),
  play: async () => {
    const form = await drawer('Telegram')
    await form.findByText(/^Telegram can’t reach this server, so it is asked for new messages/)
  },
}

/** What stops and what stays is said before. */
export const Disconnect: Story = {
  beforeEach: () => {
    let isGone = false
    answerWith(
      owner({ owner_webs: ['web-lumen'] }),
      handle(listIntegrations, () => ({ data: isGone ? [] : [telegram] })),
      detail(ofBot()),
      handle(removeIntegration, () => {
        isGone = true
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const form = await drawer('Telegram')
    await userEvent.click(await form.findByRole('button', { name: 'Disconnect…' }))
    const question = await drawer('Disconnect Telegram?')
    question.getByText(/^New messages no longer arrive.* Tickets that are here stay\.$/)
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }))
    await canvas.findByRole('button', { name: 'Connect Telegram' })
  },
}
