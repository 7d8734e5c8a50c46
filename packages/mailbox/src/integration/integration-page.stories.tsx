import type { MailboxProblem, MailboxSettings, MailboxStep } from '@replybay/api-client'
import {
  chooseMailboxFolder,
  connectMailbox,
  getMailboxSettings,
  getUserInfo,
  listEmailHeaders,
  removeEmailSettings,
  syncThreadMapping,
  testMailbox,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { providers, refusedPassword, remoteSettings } from '../stories/connections.ts'
import { list, mailbox, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Connection',
  component: Screen,
  args: { path: '/emails/integration' },
  // What one story has typed is not for the next.
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const notConnected = user({ mailbox: { connected: false } })

const nothing = handle(getMailboxSettings, () => ({ data: { providers } }))
const connection = (change: Partial<MailboxSettings> = {}) =>
  handle(getMailboxSettings, () => ({ data: { providers, mailbox: remoteSettings(change) } }))

/** A test whose steps go well, but for one. */
const test = (failing?: MailboxStep, refusal: MailboxProblem = refusedPassword) =>
  handle(testMailbox, async ({ request }) => {
    const asked: unknown = await request.json()
    const { step } = Object(asked) as { step: MailboxStep }
    const details: Partial<Record<MailboxStep, string>> = { encrypted: 'TLS 1.3', folders: '6' }
    const detail = details[step]
    return {
      data: { result: { step, ms: 31, ...(step === failing ? { problem: refusal } : detail && { detail }) } },
    }
  })

export const NotConnected: Story = {
  beforeEach: () =>
    answerWith(
      notConnected,
      nothing,
      handle(connectMailbox, () => problem(409, 'conflict')),
    ),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Connect a local mailbox' }))
    const field = section.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(field, 'hello{Enter}')
    await section.findByText('Enter an email address, such as hello@your-shop.com')
    await userEvent.type(field, '@maison-lumen.example{Enter}')
    await section.findByText('This address or another mailbox is already connected.')
    await expect(field).toHaveValue('hello@maison-lumen.example')
  },
}

const form = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('form', { name: 'Connection' }))

/** The provider fills in its servers; a change by hand makes it another one. What is missing is told at its field. */
export const Providers: Story = {
  beforeEach: () => answerWith(notConnected, nothing),
  play: async ({ canvas, userEvent }) => {
    const fields = await form(canvas)
    await userEvent.click(fields.getByRole('radio', { name: 'Infomaniak' }))
    const incoming = fields.getByRole('textbox', { name: 'Incoming (IMAP)' })
    await expect(incoming).toHaveValue('mail.infomaniak.com')
    await userEvent.click(fields.getByRole('button', { name: 'Test the connection' }))
    const address = fields.getByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.type(incoming, '.test')
    await expect(fields.getByRole('radio', { name: 'Other' })).toBeChecked()
    await userEvent.click(fields.getByRole('button', { name: 'More providers' }))
    await userEvent.click(fields.getByRole('radio', { name: 'Fastmail' }))
    await expect(fields.getByLabelText('App password')).toBeVisible()
  },
}

async function fill(
  canvas: Pick<typeof screen, 'findByRole'>,
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
) {
  const fields = await form(canvas)
  await userEvent.click(fields.getByRole('radio', { name: 'Infomaniak' }))
  await userEvent.type(fields.getByRole('textbox', { name: 'Email address' }), 'hello@maison-lumen.example')
  await userEvent.type(fields.getByLabelText('Mailbox password'), 'a secret{Enter}')
  return fields
}

/** Saved only after all of the test went well. */
export const Passed: Story = {
  beforeEach: () =>
    answerWith(
      notConnected,
      nothing,
      test(),
      handle(connectMailbox, () => ({
        data: { mailbox: { connected: true, address: 'hello@maison-lumen.example' } },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    const fields = await fill(canvas, userEvent)
    await fields.findByText('Sending works')
    await userEvent.click(fields.getByRole('button', { name: 'Save' }))
    await screen.findByText('Connected: hello@maison-lumen.example')
  },
}

/** The field that is wrong has the focus and the words; the server's own are one step away; what is typed stays. */
export const WrongPassword: Story = {
  beforeEach: () => answerWith(notConnected, nothing, test('signed-in')),
  play: async ({ canvas, userEvent }) => {
    const fields = await fill(canvas, userEvent)
    await fields.findByText('Infomaniak refused this password')
    const password = fields.getByLabelText('Mailbox password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('a secret')
    await expect(fields.getAllByText('Not tried')).toHaveLength(2)
    await userEvent.click(fields.getByRole('button', { name: 'What the server said' }))
    await fields.findByText('AUTHENTICATIONFAILED Invalid credentials')
    await fields.findByRole('button', { name: 'Test again' })
  },
}
export const WrongPasswordDark: Story = { ...WrongPassword, globals: { theme: 'dark' } }
export const WrongPasswordPhone: Story = { ...WrongPassword, globals: { viewport: { value: 'phone' } } }

export const Unreachable: Story = {
  beforeEach: () =>
    answerWith(notConnected, nothing, test('found', { kind: 'unreachable', at: new Date().toISOString() })),
  play: async ({ canvas, userEvent }) => {
    const fields = await fill(canvas, userEvent)
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Incoming (IMAP)' })).toHaveFocus())
    await expect(fields.getAllByText('The server can’t be reached.').length).toBeGreaterThan(1)
  },
}

const remoteMailbox = (change: Partial<MailboxSettings> = {}) => [connection(change), ...mailbox()]

export const Remote: Story = {
  beforeEach: () =>
    answerWith(
      ...remoteMailbox(),
      handle(chooseMailboxFolder, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Infomaniak, IMAP and SMTP/)
    await canvas.findByText('Up to date')
    const choice = canvas.getByRole('combobox', { name: 'What Fournisseurs 2024 is shown as' })
    await userEvent.click(choice)
    await userEvent.click(await screen.findByRole('option', { name: 'Archived' }))
    await screen.findByText('Network error')
    await waitFor(() => expect(choice).toHaveValue('Not synced'))
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect…' }))
    await screen.findByText(/stay with your provider\. Unsent/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
}
export const RemoteDark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => answerWith(...remoteMailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('Up to date')
  },
}
export const RemotePhone: Story = { ...RemoteDark, globals: { viewport: { value: 'phone' } } }

/** One half is broken, and the other is not; the way to mend it is beside it. */
export const NotReceiving: Story = {
  beforeEach: () =>
    answerWith(
      ...remoteMailbox({
        receiving: { state: 'failing', at: refusedPassword.at, problem: refusedPassword },
        lastProblem: refusedPassword,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not receiving')
    await canvas.findByText('Working')
    await userEvent.click(canvas.getByRole('button', { name: 'Enter password' }))
    const fields = await form(screen)
    await expect(fields.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'hello@maison-lumen.example',
    )
    await userEvent.type(fields.getByLabelText('Mailbox password'), 'another')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Connection' })).toBeNull())
  },
}

export const FirstSync: Story = {
  beforeEach: () =>
    answerWith(
      ...remoteMailbox({
        receiving: { state: 'starting', at: new Date().toISOString() },
        sending: { state: 'starting', at: new Date().toISOString() },
        folders: [
          { folder: 'INBOX', kind: 'inbox', isSynced: true, here: 600, total: 1_042 },
          { folder: 'Envoyés', kind: 'sent', isSynced: true, here: 500, total: 864 },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('First sync: 1,100 of 1,906')
    await canvas.findByText('Not used yet')
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      handle(getMailboxSettings, () => problem(500)),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Network error')
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      handle(getMailboxSettings, () => new Promise(() => undefined)),
      ...mailbox(),
    ),
}

const documented = handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: [] }) } }))

/** A backend with the documented calls alone does not say which mailbox it has; it can be disconnected. */
export const Documented: Story = {
  beforeEach: () =>
    answerWith(
      documented,
      handle(removeEmailSettings, () => ({ data: {} })),
      handle(listEmailHeaders, () => ({ data: { headers: [] } })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Archived')
    await expect(canvas.queryByText('Connected')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await screen.findByText('Disconnected: Mailbox')
  },
}

export const Connected: Story = {
  beforeEach: () =>
    answerWith(
      ...mailbox(),
      handle(syncThreadMapping, () => ({ data: { mapping: { done: true, mapped: 42, total: 42 } } })),
      handle(removeEmailSettings, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2,310')
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now' }))
    await canvas.findByText('Up to date')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect…' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Type hello@/ }),
      'hello@maison-lumen.example',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await screen.findByText(/^Network error/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
}
export const ConnectedDark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('2,310')
  },
}
export const Phone: Story = { ...ConnectedDark, globals: { viewport: { value: 'phone' } } }

export const ForSupport: Story = {
  beforeEach: () => answerWith(user({ role: 'support', mailbox: { connected: false } }), list()),
  play: async ({ canvas }) => {
    await canvas.findByText('The owner or an admin can connect one.')
  },
}

export const SignedOut: Story = {
  args: { signedIn: false },
  beforeEach: () => answerWith(),
  play: async ({ canvas }) => {
    await canvas.findByText('You’re signed out')
  },
}
