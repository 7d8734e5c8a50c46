import {
  checkReset,
  generateCode,
  getUserInfo,
  resetPassword,
  validateCode,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { keepRegistrationSecret } from '../code-secrets.ts'
import { AccountScreen } from '../../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Reset password',
  component: AccountScreen,
  args: { path: '/forgot-password', signedIn: false },
}
export default meta
type Story = StoryObj<typeof AccountScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const PASSWORD = 'gulls over the lighthouse at noon'
const onReset = fn()

async function goToPassword(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example{Enter}')
  await canvas.findByText(/we’ve sent it a code/)
  const [first] = canvas.getAllByRole('textbox')
  if (!first) throw new Error('There is no box.')
  await userEvent.click(first)
  await userEvent.keyboard('482913')
  await canvas.findByLabelText('New password')
}

const codes = [
  handle(generateCode, () => ({ data: {} })),
  handle(validateCode, () => ({ data: { token: 'rb_r_1', purpose: 'reset' as const } })),
]

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send a code' })
  },
}

export const NewPassword: Story = {
  beforeEach: () => {
    onReset.mockClear()
    return answerWith(
      ...codes,
      handle(resetPassword, async ({ request }) => {
        onReset(request.headers.get('authorization'), await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await goToPassword(canvas)
    await userEvent.type(canvas.getByLabelText('New password'), PASSWORD)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${PASSWORD}x{Enter}`)
    await canvas.findByText('Passwords don’t match')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), '{Backspace}{Enter}')
    await canvas.findByText('Your password was changed. Sign in with the new one.')
    await expect(onReset).toHaveBeenCalledWith('Bearer rb_r_1', { password: PASSWORD })
  },
}

const linkCounts = handle(checkReset, () => ({ data: {} }))
const onCode = fn()

/** The address that was typed to sign in comes along, and a wrong code says how to get another one. */
export const FromSignIn: Story = {
  args: { path: '/login' },
  beforeEach: () =>
    answerWith(
      ...codes.slice(0, 1),
      handle(validateCode, () => problem(400, 'wrong-code')),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example')
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a code' }))
    await canvas.findByText(/If there’s an account for camille@maison-lumen\.example/)
    await userEvent.keyboard('482913')
    await canvas.findByText('Wrong code. Check it, or request a new one.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await canvas.findByText(/^New code sent/)
    const boxes = canvas.getAllByRole('textbox')
    for (const box of boxes) await expect(box).toHaveValue('')
    await expect(boxes[0]).toHaveFocus()
    await expect(canvas.queryByText('Wrong code. Check it, or request a new one.')).not.toBeInTheDocument()
  },
}

/** Without a connection no code is wrong: it stays, and can be sent again. */
export const Offline: Story = {
  beforeEach: () => {
    answerWith(
      ...codes.slice(0, 1),
      handle(validateCode, () => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
        return Response.error()
      }),
    )
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example{Enter}')
    await canvas.findByText(/we’ve sent it a code/)
    await userEvent.keyboard('482913')
    await canvas.findByText('You’re offline. Nothing was lost. Try again when you’re back.')
    await expect(canvas.getByRole('group', { name: 'Code' })).toBeValid()
    await expect(canvas.getAllByRole('textbox')[5]).toHaveValue('3')
  },
}

/** The code goes with the secrets of its request and of the registration that was made in this tab. */
export const RegisteredHere: Story = {
  beforeEach: () => {
    onCode.mockClear()
    keepRegistrationSecret('Camille@Maison-Lumen.example', 'rb_g_1')
    answerWith(
      handle(generateCode, async ({ request }) => {
        onCode(await request.json())
        return { data: { request: 'rb_q_1' } }
      }),
      handle(validateCode, async ({ request }) => {
        onCode(await request.json())
        return { data: { token: 'rb_r_1', purpose: 'reset' as const } }
      }),
    )
    return () => sessionStorage.clear()
  },
  play: async ({ canvas }) => {
    await goToPassword(canvas)
    const own = { email: 'camille@maison-lumen.example', registration: 'rb_g_1' }
    await expect(onCode.mock.calls).toEqual([
      [{ ...own, purpose: 'reset' }],
      [{ ...own, code: '482913', request: 'rb_q_1' }],
    ])
  },
}

/** The link in the mail leads to the new password, without a code. */
export const ByLink: Story = {
  args: { path: '/forgot-password#reset=rb_r_2' },
  beforeEach: () => {
    onReset.mockClear()
    answerWith(
      linkCounts,
      handle(resetPassword, async ({ request }) => {
        onReset(request.headers.get('authorization'), await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('New password'), PASSWORD)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${PASSWORD}{Enter}`)
    await canvas.findByText('Your password was changed. Sign in with the new one.')
    await expect(onReset).toHaveBeenCalledWith('Bearer rb_r_2', { password: PASSWORD })
  },
}

/** The link counts also where the person is signed in: their session ends with the old password. */
export const ByLinkSignedIn: Story = {
  ...ByLink,
  args: { path: '/forgot-password#reset=rb_r_2', signedIn: true },
  beforeEach: () => {
    onReset.mockClear()
    let isReset = false
    answerWith(
      linkCounts,
      handle(getUserInfo, () => (isReset ? problem(401) : { data: { user: aUser() } })),
      handle(resetPassword, async ({ request }) => {
        isReset = true
        onReset(request.headers.get('authorization'), await request.json())
        return { data: {} }
      }),
    )
  },
  play: async (context) => {
    await context.canvas.findByText(/^You’re signed in\./)
    await ByLink.play?.(context)
  },
}

/** A link that was used or has expired says so before anything is typed, and leads back to the address. */
export const LinkOver: Story = {
  args: { path: '/forgot-password#reset=rb_r_3' },
  beforeEach: () =>
    answerWith(
      handle(checkReset, ({ request }) =>
        request.headers.get('authorization') === 'Bearer rb_r_3' ? problem(401) : { data: {} },
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('This link was used or has expired')
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Request a new link' }))
    await canvas.findByLabelText('Email')
  },
}

/** A backend that can't say whether a link counts tells it with the new password. */
export const LinkOverAfterAll: Story = {
  args: { path: '/forgot-password#reset=rb_r_3' },
  beforeEach: () =>
    answerWith(
      handle(checkReset, () => problem(501)),
      handle(resetPassword, () => problem(401)),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), PASSWORD)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${PASSWORD}{Enter}`)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await canvas.findByLabelText('Email')
  },
}

/** The code's token has run out: there is a way on. */
export const TooLate: Story = {
  beforeEach: () =>
    answerWith(
      ...codes,
      handle(resetPassword, () => problem(401)),
    ),
  play: async ({ canvas }) => {
    await goToPassword(canvas)
    await userEvent.type(canvas.getByLabelText('New password'), PASSWORD)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${PASSWORD}{Enter}`)
    await canvas.findByText('This password reset has expired. Request a new code.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await canvas.findByLabelText('Email')
  },
}

/** The network is gone: the step and the input stay. */
export const Problem: Story = {
  beforeEach: () => answerWith(handle(generateCode, () => problem(503))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example{Enter}')
    await canvas.findByText('Could not send a new code')
    await expect(canvas.getByLabelText('Email')).toHaveValue('camille@maison-lumen.example')
  },
}
