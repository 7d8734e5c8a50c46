import { answer, answerWith, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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
    await canvas.findByText('We sent a code to camille@maison-lumen.example.')
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** The last digit sends the code; a wrong one stays, ready to be typed over. */
export const Wrong: Story = {
  beforeEach: () => answerWith(answer('post', '/auth/validate-code', () => problem(400))),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('textbox')
    if (!first) throw new Error('There is no box.')
    await userEvent.click(first)
    await userEvent.keyboard('482913')
    await canvas.findByText('Wrong validation code, login again and try with another code')
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toBeVisible()
    await expect(first).toHaveValue('4')
    await userEvent.keyboard('482')
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox')
    await expect(boxes.map(({ value }) => value).join('')).toBe('482')
    await userEvent.click(first)
    await userEvent.paste('482914')
    await expect(boxes.map(({ value }) => value).join('')).toBe('482914')
  },
}

export const SentAgain: Story = {
  beforeEach: () => answerWith(answer('post', '/auth/generate-code', () => ({ data: {} }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await canvas.findByText(/Another one can be sent in \d+ seconds/)
  },
}

/** Whoever comes without an address is asked for it. */
export const WithoutAddress: Story = {
  args: { path: '/validate' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'camille@maison-lumen.example{Enter}')
    await canvas.findByText('We sent a code to camille@maison-lumen.example.')
  },
}
