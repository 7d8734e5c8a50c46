import {
  deleteAccount,
  endSession,
  exportAccount,
  getUserInfo,
  listSessions,
  updateCompany,
  updateUser,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountScreen } from '../stories/account-screen.tsx'

const onSignedOut = fn()
const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Profile',
  component: AccountScreen,
  args: { path: '/settings/profile', onSignedOut },
  // What an earlier story left unsaved.
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof AccountScreen>

const onUpdate = fn()
const onEnd = fn()
const session = {
  _id: 'session-1',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  current: true,
  createdAt: '2026-05-01T09:00:00.000Z',
  lastSeenAt: '2026-05-04T09:00:00.000Z',
  expiresAt: '2026-06-04T09:00:00.000Z',
}
const somebody = handle(getUserInfo, () => ({ data: { user: aUser() } }))
const sessions = handle(listSessions, () => ({
  data: {
    sessions: [
      { ...session, _id: 'session-2', current: false, userAgent: 'Mozilla/5.0 (iPhone) Safari/604' },
      session,
    ],
  },
}))

export const Loaded: Story = {
  beforeEach: () => answerWith(somebody, sessions),
  play: async ({ canvas }) => {
    await canvas.findByText('Chrome · macOS')
    await canvas.findByText('Safari · iPhone')
    // This device first, however the server lists them.
    const list = within(canvas.getByRole('region', { name: 'Active sessions' }))
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('This device')
  },
}

/** Without a known address there is no row about it. */
export const DocumentedOnly: Story = {
  beforeEach: () => {
    const { email: _email, ...user } = aUser({ capabilities: [] })
    return answerWith(handle(getUserInfo, () => ({ data: { user } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Your name')
    await expect(canvas.queryByText('You use it to sign in.')).toBeNull()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

export const Renamed: Story = {
  beforeEach: () => {
    onUpdate.mockClear()
    return answerWith(
      somebody,
      sessions,
      handle(updateUser, async ({ request }) => {
        onUpdate(await request.json())
        return { data: { user: aUser({ name: 'Camille Roy-Petit' }) } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), '-Petit')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await screen.findByText('Your name was saved')
    await expect(onUpdate).toHaveBeenCalledWith({ name: 'Camille Roy-Petit' })
  },
}

/** What was typed stays, and the bar says why it is not saved. */
export const NotSaved: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      sessions,
      handle(updateUser, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), '-Petit')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await canvas.findByText('Could not update user')
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Camille Roy-Petit')
  },
}

export const SignedOutElsewhere: Story = {
  beforeEach: () => {
    onEnd.mockClear()
    return answerWith(
      somebody,
      sessions,
      handle(endSession, ({ params }) => {
        onEnd(params.id)
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await screen.findByText('Session ended')
    await expect(onEnd).toHaveBeenCalledWith('session-2')
  },
}

const openDeletion = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete the account…' }))
  await userEvent.type(await screen.findByLabelText('Type Maison Lumen to confirm'), 'Maison Lumen')
  await userEvent.type(screen.getByLabelText('Your password'), 'replybay-demo')
  await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }))
}

/** The account is not deleted while it is paid for. */
export const StillSubscribed: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      sessions,
      handle(deleteAccount, () => problem(409, 'active-subscription')),
    ),
  play: async ({ canvas }) => {
    await openDeletion(canvas)
    await screen.findByText('Before deleting your account, you must first cancel your subscription')
    // This feature has no such page: then somebody else can cancel it.
    await screen.findByText(/Ask the person who runs this server to cancel it\./)
    await expect(screen.queryByRole('link', { name: 'Go to Billing' })).toBeNull()
  },
}

/** A server that says in words alone why not. */
export const WrongPasswordInWords: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      sessions,
      handle(deleteAccount, () => Response.json({ message: 'Invalid password' }, { status: 400 })),
    ),
  play: async ({ canvas }) => {
    await openDeletion(canvas)
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/Invalid password/),
    )
  },
}

const onDelete = fn()
const nameless = aUser({ companyNameRaw: '', email: 'camille@maison-lumen.example' })

/** A company without a name is confirmed by the address, never by nothing. */
export const WithoutCompanyName: Story = {
  beforeEach: () => {
    onDelete.mockClear()
    return answerWith(
      handle(getUserInfo, () => ({ data: { user: nameless } })),
      sessions,
      handle(deleteAccount, () => {
        onDelete()
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the account…' }))
    await screen.findByRole('dialog', { name: 'Delete the whole account?' })
    await userEvent.type(screen.getByLabelText('Your password'), 'replybay-demo')
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }))
    await screen.findByText('This doesn’t match camille@maison-lumen.example')
    await expect(onDelete).not.toHaveBeenCalled()
    const word = screen.getByLabelText('Type camille@maison-lumen.example to confirm')
    await userEvent.type(word, 'camille@maison-lumen.example')
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }))
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce())
  },
}

/** A language that could not be saved says so where it was chosen, and the old one stays. */
export const LanguageNotSaved: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      sessions,
      handle(updateUser, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    const language = await canvas.findByRole('combobox', { name: 'Language' })
    await userEvent.click(language)
    await userEvent.click(await canvas.findByRole('option', { name: 'Français' }))
    await canvas.findByText('Could not update user')
    await expect(language).toHaveValue('English US')
    await expect(canvas.getByRole('heading', { name: 'Profile' })).toBeVisible()
  },
}

/** One that is saved is spoken, and can be changed back. */
export const LanguageSaved: Story = {
  beforeEach: () => {
    onUpdate.mockClear()
    return answerWith(
      somebody,
      sessions,
      handle(updateUser, async ({ request }) => {
        onUpdate(await request.json())
        return { data: { user: aUser({ locale: 'fr-FR' }) } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Language' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Français' }))
    await canvas.findByRole('heading', { name: 'Profil' })
    await expect(onUpdate).toHaveBeenCalledWith({ locale: 'fr-FR' })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Langue' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'English US' }))
    await canvas.findByRole('heading', { name: 'Profile' })
  },
}

const onCompany = fn()

/** The owner names and describes the company here, too; nothing else of it is sent. */
export const CompanyDescribed: Story = {
  beforeEach: () => {
    onCompany.mockClear()
    return answerWith(
      somebody,
      sessions,
      handle(updateCompany, async ({ request }) => {
        onCompany(await request.json())
        return { data: { user: aUser() } }
      }),
    )
  },
  play: async ({ canvas }) => {
    const description = await canvas.findByRole('textbox', { name: 'Description' })
    await expect(canvas.queryByRole('combobox', { name: 'Time zone' })).toBeNull()
    await userEvent.type(description, 'Hand-blown lamps.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await screen.findByText('Company saved')
    await expect(onCompany).toHaveBeenCalledWith(
      expect.objectContaining({ appName: 'Maison Lumen', description: 'Hand-blown lamps.' }),
    )
  },
}

const onExport = fn()

/** Everything is exported with the password alone. */
export const Exported: Story = {
  beforeEach: () => {
    onExport.mockClear()
    return answerWith(
      somebody,
      sessions,
      handle(exportAccount, async ({ request }) => {
        onExport(await request.json())
        return problem(400, 'invalid-password')
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export all data…' }))
    await userEvent.type(await screen.findByLabelText('Your password'), 'guessed{Enter}')
    await screen.findByText('Invalid password')
    await expect(onExport).toHaveBeenCalledWith({ password: 'guessed' })
  },
}

export const Deleted: Story = {
  beforeEach: () => {
    onSignedOut.mockClear()
    return answerWith(
      somebody,
      sessions,
      handle(deleteAccount, () => ({ data: {} })),
    )
  },
  play: async ({ canvas }) => {
    await openDeletion(canvas)
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledWith('asked'))
  },
}

/** Who gives up deleting begins anew: neither the name nor the password, nor what was refused, is there any more. */
export const DeletionGivenUp: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      sessions,
      handle(deleteAccount, () => problem(409, 'active-subscription')),
    ),
  play: async ({ canvas }) => {
    await openDeletion(canvas)
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the account…' }))
    await expect(await screen.findByLabelText('Type Maison Lumen to confirm')).toHaveValue('')
    await expect(screen.getByLabelText('Your password')).toHaveValue('')
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Support has no account to delete. */
export const AsSupport: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ role: 'support' }) } })),
      sessions,
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Chrome · macOS')
    await expect(canvas.queryByText('Delete the account')).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Description' })).toBeNull()
  },
}
