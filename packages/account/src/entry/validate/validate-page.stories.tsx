import { generateCode, getUserInfo, resetPassword, validateCode } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { keepRegistrationSecret } from '../code-secrets.ts'
import { AccountScreen } from '../../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Validate',
  component: AccountScreen,
  args: { path: '/validate?email=camille%40maison-lumen.example', signedIn: false },
}
export default meta
type Story = StoryObj<typeof AccountScreen>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('camille@maison-lumen.example')
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** The last digit sends the code; a wrong one stays, ready to be typed over. */
export const Wrong: Story = {
  beforeEach: () => answerWith(handle(validateCode, () => problem(400))),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('textbox')
    if (!first) throw new Error('There is no box.')
    await userEvent.click(first)
    await userEvent.keyboard('482913')
    await canvas.findByText('Wrong validation code, login again and try with another code')
    const again = canvas.getByRole('link', { name: 'Sign in again' })
    await expect(again).toBeVisible()
    // A typing error needs no way back: it stands below what sends the next code.
    const follows = canvas.getByRole('button', { name: 'Send a new code' }).compareDocumentPosition(again)
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expect(first).toHaveValue('4')
    await userEvent.keyboard('482')
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox')
    await expect(boxes.map(({ value }) => value).join('')).toBe('482')
    await userEvent.click(first)
    await userEvent.paste('482914')
    await expect(boxes.map(({ value }) => value).join('')).toBe('482914')
  },
}

async function typeCode(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const [first] = await canvas.findAllByRole('textbox')
  if (!first) throw new Error('There is no box.')
  await userEvent.click(first)
  await userEvent.keyboard('482913')
}

const onValidate = fn()

/** The code goes with the secret of the registration that was made in this tab. */
export const RegisteredHere: Story = {
  beforeEach: () => {
    onValidate.mockClear()
    keepRegistrationSecret('camille@maison-lumen.example', 'rb_g_1')
    answerWith(
      handle(validateCode, async ({ request }) => {
        onValidate(await request.json())
        return problem(400)
      }),
    )
    return () => sessionStorage.clear()
  },
  play: async ({ canvas }) => {
    await typeCode(canvas)
    await canvas.findByRole('link', { name: 'Sign in again' })
    const code = { email: 'camille@maison-lumen.example', code: '482913', registration: 'rb_g_1' }
    await expect(onValidate).toHaveBeenCalledWith(code)
    await expect(canvas.queryByText(/another tab or browser/)).toBeNull()
  },
}

/** No more codes are taken: it says until when, and how to go on without one. */
export const TooMany: Story = {
  beforeEach: () => {
    keepRegistrationSecret('camille@maison-lumen.example', 'rb_g_1')
    answerWith(
      handle(validateCode, () =>
        Response.json(
          {
            code: 'too-many-requests',
            message: 'Too many attempts. Set a new password with the link in the email.',
          },
          { status: 429, headers: { 'retry-after': '80000' } },
        ),
      ),
    )
    return () => sessionStorage.clear()
  },
  play: async ({ canvas }) => {
    await typeCode(canvas)
    await canvas.findByText('Too many attempts. Set a new password with the link in the email.')
    await canvas.findByText('Try again in 23 hours.')
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'Get another one' }))
    await canvas.findByRole('button', { name: 'Send a code' })
  },
}

/** Of an address that is verified already or was registered elsewhere, the code sets a new password, and starts no session. */
export const AlreadyVerified: Story = {
  beforeEach: () =>
    answerWith(
      handle(validateCode, () => ({ data: { token: 'rb_r_1', purpose: 'reset' as const } })),
      handle(resetPassword, () => ({ data: {} })),
    ),
  play: async ({ canvas }) => {
    await typeCode(canvas)
    await canvas.findByText(/^That code is correct\. Set a new password/)
    const password = 'gulls over the lighthouse at noon'
    await userEvent.type(await canvas.findByLabelText('New password'), password)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${password}{Enter}`)
    await canvas.findByText('Your password was changed. Sign in with the new one.')
    await expect(document.cookie).not.toContain('token=')
  },
}

/** The same from a backend that does not say what a token is for. */
export const AlreadyVerifiedUnsaid: Story = {
  beforeEach: () =>
    answerWith(
      handle(validateCode, () => ({ data: { token: 'rb_r_1' } })),
      handle(getUserInfo, () => problem(401)),
    ),
  play: async ({ canvas }) => {
    await typeCode(canvas)
    await canvas.findByLabelText('New password')
    await expect(document.cookie).not.toContain('token=')
  },
}

/** From then on, the code of this request counts. */
export const SentAgain: Story = {
  beforeEach: () => {
    onValidate.mockClear()
    answerWith(
      handle(generateCode, () => ({ data: { request: 'rb_q_1' } })),
      handle(validateCode, async ({ request }) => {
        onValidate(await request.json())
        return problem(400)
      }),
    )
    return () => sessionStorage.clear()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await canvas.findByText(/You can request another in \d+ seconds/)
    await typeCode(canvas)
    await canvas.findByText('Wrong validation code, login again and try with another code')
    const code = { email: 'camille@maison-lumen.example', code: '482913', request: 'rb_q_1' }
    await expect(onValidate).toHaveBeenCalledWith(code)
  },
}

/** Who did not come by registering goes back to signing in. */
export const AnotherAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another address' }))
    await canvas.findByText('Welcome back')
  },
}

/** Whoever comes without an address is asked for it. */
export const WithoutAddress: Story = {
  args: { path: '/validate' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example{Enter}')
    await canvas.findByText('camille@maison-lumen.example')
  },
}
