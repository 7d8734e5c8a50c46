import { emailReplies, type Fill, fillSlot, openField, type SavedReply } from '@replybay/feature-kit'
import { answerWith, FeatureScreen } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { mailboxFeature } from '../feature.ts'
import { mailbox, user } from '../stories/samples.ts'

const saved: Fill = fillSlot(emailReplies, {
  id: 'saved',
  load: () =>
    Promise.resolve(({ query, customer, render }) => {
      const texts = {
        delay: `Hello ${customer.name ?? ''},\n\nIt comes on ${openField('date')}.\nBye`,
        thanks: 'Thank you <3',
      }
      const found = Object.entries(texts).map(([shortcut, text]): SavedReply => {
        const at = text.indexOf(openField('date'))
        const end = text.length
        return {
          key: shortcut,
          shortcut,
          title: `About ${shortcut}`,
          preview: text.replaceAll('\n', ' '),
          text,
          selection: at === -1 ? [end, end] : [at, at + openField('date').length],
        }
      })
      return render(found.filter(({ shortcut }) => shortcut.startsWith(query)))
    }),
})

const meta: Meta = {
  title: 'Mailbox/Saved replies',
  beforeEach: () => {
    localStorage.clear()
    answerWith(user({ capabilities: ['mailbox', 'canned-answers'] }), ...mailbox())
  },
  render: () => (
    <FeatureScreen
      feature={{ ...mailboxFeature, fills: [...(mailboxFeature.fills ?? []), saved] }}
      path="/emails/emails?email=email-0"
    />
  ),
}
export default meta

/** After a slash, keys choose; what is to be filled in is selected, and the email waits for it. */
export const ByKey: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.click(field)
    await userEvent.keyboard('So: /')
    await canvas.findByRole('option', { name: /About delay/ })
    await expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveTextContent('So: Thank you <3'))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard(' /del')
    await canvas.findByRole('option', { name: /About delay/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveTextContent('It comes on ‹date›.'))
    await expect(field).toHaveTextContent('Hello James Whitfield,')
    await expect(field).not.toHaveTextContent('/del')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('Not sent yet. Fill in: date')
    await waitFor(() => expect(getSelection()?.toString()).toBe('‹date›'))
    await userEvent.keyboard('Friday')
    await waitFor(() => expect(field).toHaveTextContent('It comes on Friday.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('Sending…')
  },
}

/** The button begins the word; Escape leaves it as it was typed. */
export const ByButton: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.click(await canvas.findByRole('button', { name: /^Saved replies/ }))
    await canvas.findByRole('option', { name: /About thanks/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveTextContent('/')
    await userEvent.keyboard('{Backspace}/')
    await userEvent.click(await canvas.findByRole('option', { name: /About thanks/ }))
    await waitFor(() => expect(field).toHaveTextContent('Thank you <3'))
  },
}
