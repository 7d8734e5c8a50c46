import type { MailboxProblem, MailboxSettings } from '@replybay/api-client'
import { beginMailboxSignIn, finishMailboxSignIn, getMailboxSettings } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { providers as known, remoteSettings } from '../stories/connections.ts'
import { mailbox, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Sign in at a provider',
  component: Screen,
  args: { path: '/emails/integration' },
  // What one story has typed is not for the next.
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

/** As a server tells them that is registered at Google and Microsoft. */
const providers = known.map((each) =>
  each.id === 'gmail' || each.id === 'microsoft' ? { ...each, signsIn: true } : each,
)
const notConnected = user({ mailbox: { connected: false } })
const nothing = handle(getMailboxSettings, () => ({ data: { providers } }))
const address = 'hello@maison-lumen.example'
const connected = handle(finishMailboxSignIn, () => ({ data: { mailbox: { connected: true, address } } }))

/** One button in place of passwords and servers; who can't sign in there still finds the password. */
export const Button: Story = {
  beforeEach: () =>
    answerWith(
      notConnected,
      nothing,
      handle(beginMailboxSignIn, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    const fields = within(await canvas.findByRole('form', { name: 'Connection' }))
    await userEvent.click(fields.getByRole('radio', { name: 'Microsoft' }))
    await fields.findByRole('button', { name: 'Sign in with Microsoft' })
    await userEvent.click(fields.getByRole('radio', { name: 'Gmail' }))
    await expect(fields.queryByRole('textbox')).toBeNull()
    await userEvent.click(fields.getByRole('button', { name: 'Sign in with Google' }))
    await screen.findByText('Network error')
    await userEvent.click(fields.getByRole('button', { name: 'Use an app password instead' }))
    await expect(fields.getByLabelText('App password')).toBeVisible()
    await expect(fields.getByRole('textbox', { name: 'Incoming (IMAP)' })).toHaveValue('imap.gmail.com')
  },
}

const shown: Story = {
  ...Button,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Gmail' }))
    await canvas.findByRole('button', { name: / Google$/ })
  },
}
export const ButtonDark: Story = { ...shown, globals: { theme: 'dark' } }
export const ButtonPhone: Story = { ...shown, globals: { viewport: { value: 'phone' } } }
export const ButtonFrench: Story = { ...shown, globals: { locale: 'fr-FR' } }

/** What somebody types stays in front of them when their address turns out to be of such a provider. */
export const Typed: Story = {
  beforeEach: () => answerWith(notConnected, nothing),
  play: async ({ canvas, userEvent }) => {
    const fields = within(await canvas.findByRole('form', { name: 'Connection' }))
    const field = fields.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(field, 'shop@gmail.com')
    await fields.findByRole('button', { name: 'Sign in with Google' })
    await expect(field).toHaveFocus()
  },
}

/** Back from the provider: the mailbox is connected, and the answer is out of the address. */
export const Back: Story = {
  args: { path: '/emails/integration#mailbox-sign-in=state&code=4%2F0A' },
  beforeEach: () =>
    answerWith(
      notConnected,
      nothing,
      handle(finishMailboxSignIn, async ({ request }) => {
        await expect(await request.json()).toEqual({ state: 'state', code: '4/0A' })
        return { data: { mailbox: { connected: true, address } } }
      }),
    ),
  play: async () => {
    await screen.findByText(`Connected: ${address}`)
  },
}

export const BackTooLate: Story = {
  args: { path: '/emails/integration#mailbox-sign-in=state&code=code' },
  beforeEach: () =>
    answerWith(
      notConnected,
      nothing,
      handle(finishMailboxSignIn, () => problem(409, 'sign-in-over')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('This sign-in is over. Sign in again.')
    await canvas.findByRole('form', { name: 'Connection' })
  },
}

export const BackWithNothing: Story = {
  args: { path: '/emails/integration#mailbox-sign-in=state' },
  beforeEach: () => answerWith(notConnected, nothing, connected),
  play: async ({ canvas }) => {
    await canvas.findByText('You didn’t finish signing in. Nothing has changed.')
    await expect(screen.queryByText(`Connected: ${address}`)).toBeNull()
  },
}

const takenBack: MailboxProblem = {
  kind: 'signed-out',
  at: new Date().toISOString(),
  said: 'invalid_grant',
  server: 'imap.gmail.com, port 993',
}
const signedOut = (change: Partial<MailboxSettings> = {}) =>
  remoteSettings({
    provider: 'gmail',
    signsIn: true,
    receiving: { state: 'failing', at: takenBack.at, problem: takenBack },
    lastProblem: takenBack,
    ...change,
  })

/** Access that was taken back at the provider: one button mends it, and no form is in the way. */
export const SignedOut: Story = {
  beforeEach: () =>
    answerWith(
      handle(getMailboxSettings, () => ({ data: { providers, mailbox: signedOut() } })),
      handle(beginMailboxSignIn, () => ({
        data: { signIn: { url: `${window.location.href.split('#')[0]}#provider` } },
      })),
      ...mailbox(),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not receiving')
    await canvas.findByText('The provider no longer accepts the sign-in.')
    await canvas.findByText('Sign in again. Your emails and drafts are kept.')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(window.location.hash).toBe('#provider'))
  },
}
export const SignedOutDark: Story = {
  ...SignedOut,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in again' })
  },
}
export const SignedOutPhone: Story = {
  ...SignedOutDark,
  globals: { viewport: { value: 'phone' } },
}

/** A server that is registered there no more: the connection can be changed, to a password. */
export const SignedOutForGood: Story = {
  beforeEach: () =>
    answerWith(
      handle(getMailboxSettings, () => ({ data: { providers: known, mailbox: signedOut() } })),
      ...mailbox(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the connection' }))
    const fields = within(await screen.findByRole('form', { name: 'Connection' }))
    await userEvent.click(fields.getByRole('button', { name: 'Test the connection' }))
    await fields.findByText('Enter the password')
  },
}
