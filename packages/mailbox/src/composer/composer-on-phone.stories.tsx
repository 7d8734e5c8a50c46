import { answerWith } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { mailbox } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Composer on a phone',
  component: Screen,
  args: { path: '/emails/emails?email=email-0' },
  globals: { viewport: { value: 'phone' } },
}
export default meta
type Story = StoryObj<typeof Screen>

const begin = () => {
  localStorage.clear()
  answerWith(...mailbox())
}

export const NewEmail: Story = {
  args: { path: '/emails/emails?email=new' },
  beforeEach: begin,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your email' })
    const pane = canvas.getByRole('region', { name: 'New email' }).getBoundingClientRect()
    // It begins below the way back, and ends at the foot of the page.
    const frame = field.closest('[data-composer]')?.getBoundingClientRect()
    await expect((frame?.top ?? 0) - pane.top).toBeLessThan(72)
    await expect(frame?.bottom).toBe(pane.bottom)
    await expect(canvas.getByRole('button', { name: /^Send/ }).getBoundingClientRect().top).toBeLessThan(
      canvas.getByRole('textbox', { name: 'To' }).getBoundingClientRect().top,
    )
  },
}

export const Reply: Story = {
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reply or forward' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Reply all' }))
    await waitFor(() => expect(field).toHaveFocus())
    // It fills the page, and Send stands above the text.
    const article = canvas.getByRole('article')
    const frame = field.closest('[data-composer]')
    await expect(frame?.getBoundingClientRect().height).toBe(article.getBoundingClientRect().height)
    const send = canvas.getByRole('button', { name: /^Send/ })
    await expect(send.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top)
    await expect(send.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 32)
    await userEvent.keyboard('Hello')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
    await expect(field).toHaveTextContent('Hello')
    await expect(canvas.getByRole('button', { name: 'Show images' })).toBeVisible()
  },
}
