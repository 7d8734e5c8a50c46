import { getUserInfo, readInvitation, register, signOut } from '@replybay/api-client/operations'
import { TermsContext } from '@replybay/feature-kit'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AccountScreen } from '../../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Register',
  component: AccountScreen,
  args: { path: '/register', signedIn: false },
  // What was typed is kept for the tab, in which all stories stand.
  beforeEach: () => sessionStorage.clear(),
}
export default meta
type Story = StoryObj<typeof AccountScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const PASSWORD = 'gulls over the lighthouse at noon'
const onRegister = fn()

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Name of your shop'), 'Maison Lumen')
  await userEvent.type(canvas.getByLabelText('Your name'), 'Camille Roy')
  await userEvent.type(canvas.getByLabelText('Email'), 'Camille@maison-lumen.example')
  await userEvent.type(canvas.getByLabelText('Password'), `${PASSWORD}{Enter}`)
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Create the account' })
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Each field says one thing, and the first one has the focus. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create the account' }))
    await expect(canvas.getByLabelText('Name of your shop')).toHaveFocus()
    await canvas.findByText('Use at least 8 characters')
    await canvas.findByText('Enter your email address')
    await userEvent.type(canvas.getByLabelText('Email'), 'nora@birchandbolt')
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }))
    await canvas.findByText('Incomplete email address')
  },
}

export const Registered: Story = {
  beforeEach: () => {
    onRegister.mockClear()
    return answerWith(
      handle(register, async ({ request }) => {
        onRegister(await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('We sent a code to Camille@maison-lumen.example.')
    await expect(onRegister).toHaveBeenCalledWith({
      companyName: 'Maison Lumen',
      name: 'Camille Roy',
      email: 'Camille@maison-lumen.example',
      password: PASSWORD,
      locale: 'en-US',
    })
  },
}

/** What was typed before the page was left is there again, but for the password. */
export const LeftAndBack: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'registration-typed',
      JSON.stringify({ companyName: 'Maison Lumen', email: 'c@lumen' }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name of your shop')).toHaveValue('Maison Lumen')
    await expect(canvas.getByLabelText('Email')).toHaveValue('c@lumen')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}

/** From the code there is a way back, and what was typed is there. */
export const AnotherAddress: Story = {
  ...Registered,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name of your shop')).toHaveFocus())
    await fillIn(canvas)
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another address' }))
    await expect(await canvas.findByLabelText('Name of your shop')).toHaveValue('Maison Lumen')
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Camille Roy')
    await expect(canvas.getByLabelText('Email')).toHaveValue('Camille@maison-lumen.example')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}

/** Where there are terms of use, nobody registers without accepting them. */
export const Terms: Story = {
  ...Registered,
  decorators: [
    (Page) => (
      <TermsContext value="https://replybay.example/terms">
        <Page />
      </TermsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('Accept the terms of use to continue')
    await expect(onRegister).not.toHaveBeenCalled()
    const terms = canvas.getByRole('link', { name: 'terms of use' })
    await expect(terms).toHaveAttribute('href', 'https://replybay.example/terms')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }))
    await canvas.findByText('We sent a code to Camille@maison-lumen.example.')
  },
}

/** What the server says against a field stands at the field, and what was typed stays. */
export const AlreadyThere: Story = {
  beforeEach: () => answerWith(handle(register, () => problem(409, 'user-exists'))),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('This address already has an account. Sign in instead.')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Camille Roy')
  },
}

/** Who has an account already signs in without typing the address again. */
export const AlreadyThereSignsIn: Story = {
  ...AlreadyThere,
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('This address already has an account. Sign in instead.')
    const [beside] = canvas.getAllByRole('link', { name: 'Sign in' })
    if (!beside) throw new Error('There is no link.')
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'This address already has an account. Sign in instead. Sign in',
    )
    await userEvent.click(beside)
    await canvas.findByText('Welcome back')
    await expect(canvas.getByLabelText('Email')).toHaveValue('Camille@maison-lumen.example')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

/** An address that only looks like another’s is refused, at its field. */
export const MixedAlphabets: Story = {
  beforeEach: () => answerWith(handle(register, () => problem(400, 'refused-address'))),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('This address mixes alphabets. Check the spelling.')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const WeakPassword: Story = {
  beforeEach: () => answerWith(handle(register, () => problem(400, 'weak-password'))),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(await canvas.findByText('This password is too easy to guess')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    // No rule beside it says the opposite.
    const rule = canvas.getByText(/^Hard to guess/).closest('li')
    await expect(rule).toHaveAttribute('data-kept', 'false')
    await expect(getComputedStyle(canvas.getByLabelText('Password')).outlineStyle).toBe('none')
  },
}

export const WeakPasswordDark: Story = { ...WeakPassword, globals: { theme: 'dark' } }

/** What somebody typed above is no good part of a password. */
export const NamesItself: Story = {
  beforeEach: () => answerWith(handle(register, () => problem(503))),
  play: async ({ canvas }) => {
    const [shop, password] = [/^Name of your shop/, 'Password']
    await userEvent.type(await canvas.findByLabelText(shop), 'Verreriedescollines')
    await userEvent.type(canvas.getByLabelText(password), 'verreriedescollines')
    const rule = () => canvas.getByText(/^Hard to guess/).closest('li')
    await canvas.findByText(/^At least 8/)
    await userEvent.clear(canvas.getByLabelText(password))
    await userEvent.type(canvas.getByLabelText(password), 'seven lamps hang over the sea')
    await waitFor(() => expect(rule()).toHaveAttribute('data-kept', 'true'))
    await userEvent.clear(canvas.getByLabelText(password))
    await userEvent.type(canvas.getByLabelText(password), 'verreriedescollines')
    await waitFor(() => expect(rule()).toHaveAttribute('data-kept', 'false'))
  },
}

export const Problem: Story = {
  beforeEach: () => answerWith(handle(register, () => problem(503))),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not create the account')
  },
}

const invitation = {
  companyName: 'Maison Lumen',
  email: 'leire@maison-lumen.example',
  invitedBy: 'Camille Roy',
  role: 'support' as const,
}

/** The token is behind the number sign of the link, where no server sees it. */
export const Invited: Story = {
  args: { path: '/register#invitation=rb_i_1' },
  beforeEach: () =>
    answerWith(
      handle(readInvitation, async ({ request }) => {
        const { invitation: token } = await request.json()
        return token === 'rb_i_1' ? { data: { invitation } } : problem(410, 'invitation-over')
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Camille Roy invited you. Your role: Support.')
    await expect(canvas.getByLabelText('Email')).toHaveValue('leire@maison-lumen.example')
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
  },
}

/** The link of an earlier version holds the token in its query. */
export const InvitedByOldLink: Story = { ...Invited, args: { path: '/register?invitation=rb_i_1' } }

const onJoin = fn()

/** Who is signed in reads that the invitation is for another address; signed out, they go on with it. */
export const InvitedSignedIn: Story = {
  args: { path: '/register#invitation=rb_i_1', signedIn: true, onSignedOut: onJoin },
  beforeEach: () => {
    onJoin.mockClear()
    answerWith(
      handle(getUserInfo, () => ({
        data: { user: aUser({ email: 'camille@maison-lumen.example' }) },
      })),
      handle(readInvitation, () => ({ data: { invitation } })),
      handle(signOut, () => ({ data: {} })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      /is for leire@maison-lumen\.example. You’re signed in as camille@maison-lumen\.example/,
    )
    await canvas.findByRole('button', { name: 'Stay signed in' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and join' }))
    await expect(await canvas.findByLabelText('Email')).toHaveValue('leire@maison-lumen.example')
    await expect(onJoin).toHaveBeenCalledWith('asked')
  },
}

export const InvitationOverSignedIn: Story = {
  args: { path: '/register#invitation=rb_i_1', signedIn: true },
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(readInvitation, () => problem(410, 'invitation-over')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/no longer valid.*You’re signed in as/)
    await canvas.findByRole('button', { name: 'Go to your dashboard' })
  },
}

/** A server that can't be reached is no invitation that is over. */
export const InvitationUnread: Story = {
  args: { path: '/register#invitation=rb_i_1' },
  beforeEach: () => answerWith(handle(readInvitation, () => problem(503))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not open the invitation')
    answerWith(handle(readInvitation, () => ({ data: { invitation } })))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('Camille Roy invited you. Your role: Support.')
  },
}

export const InvitationOver: Story = {
  args: { path: '/register#invitation=rb_i_1' },
  beforeEach: () => answerWith(handle(readInvitation, () => problem(410, 'invitation-over'))),
  play: async ({ canvas }) => {
    await canvas.findByText(/This invitation is no longer valid/)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }))
    await canvas.findByLabelText('Name of your shop')
    await expect(canvas.queryByText(/no longer valid/)).toBeNull()
  },
}

/** A server that takes no more calls for a moment says so, and the form stays as it is. */
export const Busy: Story = {
  beforeEach: () => answerWith(handle(register, () => problem(503, 'overloaded'))),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('The server is busy. Nothing was lost. Try again in a moment.')
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Camille Roy')
  },
}
