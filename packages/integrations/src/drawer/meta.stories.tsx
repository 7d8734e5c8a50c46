import {
  integrateMessenger,
  integrateWhatsapp,
  listIntegrations,
  testIntegration,
} from '@replybay/api-client/operations'
import type { Integration } from '@replybay/api-client'
import { answerWith, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { detail, detailOf, owner, passed, telegram } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const asked = fn<(call: unknown) => void>()

const meta: Meta<typeof Screen> = {
  title: 'Integrations/Meta',
  component: Screen,
  beforeEach: () => {
    localStorage.clear()
    asked.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Screen>

interface Case {
  kind: 'whatsapp' | 'messenger'
  name: string
  mutation: typeof integrateWhatsapp | typeof integrateMessenger
  /** By the labels of their fields: under which name each is sent. */
  fields: Readonly<Record<string, string>>
}

/** The account is an id that is shown whole; once it is connected a person enters the address at Meta. */
const connecting = ({ kind, name, mutation, fields }: Case): Story => ({
  args: { path: `/integrations/settings?open=${kind}` },
  beforeEach: () => {
    const account: Integration = {
      ...telegram,
      _id: kind,
      kind,
      name: '+33 4 72 00 12 12',
      webhookState: 'by-hand',
    }
    let isConnected = false
    answerWith(
      owner({ owner_webs: ['web-lumen'] }),
      handle(listIntegrations, () => ({ data: isConnected ? [account] : [] })),
      detail(
        detailOf(account, {
          webhookUrl: 'https://replybay.example/hooks/rb_h_2tM0aZrX9eYp',
          settings: Object.fromEntries(
            Object.values(fields).map((field, place) => [field, place === 0 ? '106540352242922' : '…Kp3w']),
          ),
        }),
      ),
      handle(testIntegration, () => ({ data: passed })),
      handle(mutation, async ({ request }) => {
        asked(await request.json())
        isConnected = true
        return { data: account }
      }),
    )
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name }))
    for (const label of Object.keys(fields)) {
      await userEvent.type(form.getByRole('textbox', { name: label }), `1-${fields[label]}`)
    }
    await userEvent.click(form.getByRole('button', { name: 'Connect' }))
    await screen.findByText(`${name} is connected`)
    await expect(asked).toHaveBeenCalledWith({
      webId: 'web-lumen',
      ...Object.fromEntries(Object.values(fields).map((field) => [field, `1-${field}`])),
    })
    await form.findByText('106540352242922')
    await expect(form.getAllByText('ends in Kp3w')).toHaveLength(3)
    const part = within(form.getByRole('region', { name: 'How messages arrive' }))
    part.getByText(new RegExp(`^${name} doesn’t pass messages on until you enter this address there`))
    part.getByRole('button', { name: 'Copy' })
  },
})

export const Whatsapp = connecting({
  kind: 'whatsapp',
  name: 'WhatsApp',
  mutation: integrateWhatsapp,
  fields: {
    'Phone number ID': 'phone_number_id',
    'Access token': 'access_token',
    'App secret': 'app_secret',
    'Verify token': 'verify_token',
  },
})
export const WhatsappPhone: Story = { ...Whatsapp, globals: { viewport: { value: 'phone' } } }

export const Messenger = connecting({
  kind: 'messenger',
  name: 'Messenger',
  mutation: integrateMessenger,
  fields: {
    'Page ID': 'page_id',
    'Page access token': 'page_access_token',
    'App secret': 'app_secret',
    'Verify token': 'verify_token',
  },
})
