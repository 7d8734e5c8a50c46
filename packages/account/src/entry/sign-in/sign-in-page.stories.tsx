import { generateCode, signIn } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AccountScreen } from '../../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Sign in',
  component: AccountScreen,
  args: { path: '/login', signedIn: false },
}
export default meta
type Story = StoryObj<typeof AccountScreen>

const onSignIn = fn()

const submit = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'something{Enter}')
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' })
  },
}

export const SignedOut: Story = {
  args: { path: '/login?why=expired' },
  play: async ({ canvas }) => {
    await canvas.findByText('You were signed out.')
  },
}

/** Where somebody wanted to go stays known on the way to an account. */
export const WantedAPage: Story = {
  args: { path: '/login?from=%2Fwebs%2Ftickets' },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Create an account' })
    await expect(way).toHaveAttribute('href', '/register?from=%2Fwebs%2Ftickets')
  },
}

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await canvas.findByText('Enter your email address')
  },
}

export const WrongPassword: Story = {
  beforeEach: () => answerWith(handle(signIn, () => problem(400, 'wrong-credentials'))),
  play: async ({ canvas }) => {
    await submit(canvas)
    await canvas.findByText('Wrong username or password')
    const password = canvas.getByLabelText<HTMLInputElement>('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password.selectionEnd).toBe(password.value.length)
    await expect(password.selectionStart).toBe(0)
  },
}

export const Problem: Story = {
  beforeEach: () => answerWith(handle(signIn, () => problem(503))),
  play: async ({ canvas }) => {
    await submit(canvas)
    await canvas.findByText('Unexpected error, try again later ...')
  },
}

/** The server says yes, but without a token: that is no session. */
export const NoToken: Story = {
  beforeEach: () => answerWith(handle(signIn, () => ({ data: { token: '' } }))),
  play: async ({ canvas }) => {
    await submit(canvas)
    await canvas.findByText('Unexpected error, try again later ...')
  },
}

/** The browser keeps no cookie: that is said before somebody types a password, and the form stays usable. */
export const CookiesRefused: Story = {
  args: { canStart: false },
  beforeEach: () => {
    onSignIn.mockClear()
    return answerWith(
      handle(signIn, () => {
        onSignIn()
        return { data: { token: 'rb_s_1' } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your browser blocks cookies/)
    await submit(canvas)
    await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy'),
    )
  },
}

const onCode = fn()

/** Who has not verified the address yet is told that no code was sent, and gets one on request. */
export const NotValidated: Story = {
  beforeEach: () => {
    onCode.mockClear()
    answerWith(
      handle(signIn, () => problem(409)),
      handle(generateCode, async ({ request }) => {
        onCode(await request.json())
        return { data: { request: 'rb_q_1' } }
      }),
    )
    return () => sessionStorage.clear()
  },
  play: async ({ canvas }) => {
    await submit(canvas)
    const send = await canvas.findByRole('button', { name: 'Send a code' })
    await expect(send).toHaveFocus()
    await expect(canvas.queryByText(/We sent a code/)).toBeNull()
    await expect(onCode).not.toHaveBeenCalled()
    await userEvent.click(send)
    await canvas.findByText('We sent a code to camille@maison-lumen.example.')
    await expect(onCode).toHaveBeenCalledWith({ email: 'camille@maison-lumen.example' })
    await expect((await canvas.findAllByRole('textbox'))[0]).toHaveFocus()
  },
}

/** A code that could not be sent is not said to be; an earlier one can be entered. */
export const NotValidatedNorSent: Story = {
  beforeEach: () =>
    answerWith(
      handle(signIn, () => problem(409)),
      handle(generateCode, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    await submit(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a code' }))
    await canvas.findByText('Could not send a new code')
    await userEvent.click(canvas.getByRole('button', { name: 'I already have a code' }))
    await canvas.findByText('camille@maison-lumen.example')
    await expect((await canvas.findAllByRole('textbox'))[0]).toHaveFocus()
  },
}

/** The captcha that was passed no longer counts, as on the way from one network to another. */
export const NoPerson: Story = {
  beforeEach: () => answerWith(handle(signIn, () => problem(403, 'captcha-failed'))),
  play: async ({ canvas }) => {
    await submit(canvas)
    await canvas.findByText('We couldn’t verify that you’re human. Try again.')
  },
}
