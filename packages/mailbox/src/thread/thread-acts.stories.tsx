import { answerWith } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { mailbox } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Thread',
  component: Screen,
  args: { path: '/emails/emails?email=email-0' },
}
export default meta
type Story = StoryObj<typeof Screen>

const begin = () => {
  localStorage.clear()
  answerWith(...mailbox())
}

/** An email of before is answered, to whom wrote that; one goes back to the newest. */
export const ReplyToEarlier: Story = {
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.click(await canvas.findByRole('button', { name: /happy to correct it/ }))
    const [first] = canvas.getAllByRole('button', { name: 'Actions for this email' })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply to this email' }))
    await canvas.findByText(/^About the email from Maison Lumen/)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveFocus())
    const to = canvas.getAllByRole('button', { name: 'to James Whitfield' }).at(-1)
    await expect(to).toHaveAttribute('title', 'james@whitfieldrowe.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to the latest' }))
    await waitFor(() => expect(canvas.queryByText(/^About the email from/)).toBeNull())
  },
}

const printed = () =>
  document.querySelector<HTMLIFrameElement>('iframe[title="VAT number on invoice ML-10391"]')?.contentDocument

/** All emails of the thread go on paper, with nothing else of the page. */
export const Print: Story = {
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }))
    await waitFor(() => expect(printed()?.querySelectorAll('section')).toHaveLength(3))
    await expect(printed()?.body.textContent).toContain('Hello James, happy to correct it.')
    const html = [...(printed()?.querySelectorAll('section > div') ?? [])].map((each) => each.shadowRoot)
    await expect(html.map((root) => root?.querySelector('table')?.textContent)).toEqual([
      expect.stringContaining('IE 3628519KH'),
    ])
    await expect(printed()?.body.textContent).toContain('vat-certificate.pdf')
  },
}
