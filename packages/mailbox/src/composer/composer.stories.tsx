import { answerEmail, getUserInfo, suggestEmailAnswer, updateUser } from '@replybay/api-client/operations'
import { type Fill, fillSlot, missingAnswer } from '@replybay/feature-kit'
import { answerWith, aUser, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { mailboxFeature } from '../feature.ts'
import { mailbox, thread, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Composer',
  component: Screen,
  args: { path: '/emails/emails?email=email-0' },
}
export default meta
type Story = StoryObj<typeof Screen>

const onSuggest = fn()
const [message] = thread.messages
const sent = () => ({ data: { message: { ...(message as (typeof thread.messages)[number]), _id: 'sent' } } })
const begin = (...handlers: Parameters<typeof answerWith>) => {
  localStorage.clear()
  answerWith(...handlers, ...mailbox())
}

const onAnswer = fn()

/** A reply with formats goes as text and as HTML, with the signature of its writer below. */
export const RichReply: Story = {
  beforeEach: () => {
    onAnswer.mockClear()
    begin(
      user({ emailSignature: 'Camille Roy\nMaison Lumen' }),
      handle(answerEmail, async ({ request }) => {
        const form = await request.formData()
        // A form has the line ends of the web.
        const text = form.get('message')
        onAnswer({
          message: typeof text === 'string' && text.replaceAll('\r\n', '\n'),
          html: form.get('html'),
        })
        return sent()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await expect(canvas.getByRole('button', { name: /^Edit signature/ })).toHaveTextContent('Camille Roy')
    await expect(canvas.queryByRole('toolbar', { name: 'Formats' })).toBeNull()
    await userEvent.click(field)
    await userEvent.click(await canvas.findByRole('button', { name: 'Bold' }))
    await userEvent.keyboard('Yes')
    await waitFor(() => expect(field.querySelector('strong')).toHaveTextContent('Yes'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledWith({
        message: 'Yes\n\nCamille Roy\nMaison Lumen',
        html: '<p style="margin:0"><strong>Yes</strong></p><br><div>Camille Roy<br>Maison Lumen</div>',
      }),
    )
  },
}

/** What is pasted keeps its formats and nothing else; a picture becomes a file. */
export const Pasted: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.click(field)
    const pasted = new DataTransfer()
    const picture =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    pasted.setData('text/plain', 'Yes, green')
    pasted.setData(
      'text/html',
      `<p style="position:fixed" onclick="alert(1)">Yes, <b>green</b><script>alert(1)</script></p><img src="${picture}">`,
    )
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(field.querySelector('strong')).toHaveTextContent('green'))
    await expect(field.innerHTML).not.toMatch(/style=|onclick|script|<img src/)
    await canvas.findByText('1.png')
  },
}

const onSign = fn()

/** Who has no signature adds one from the menu of the composer. */
export const Signature: Story = {
  beforeEach: () => {
    onSign.mockClear()
    let emailSignature: string | undefined
    begin(
      handle(updateUser, async ({ request }) => {
        const change: unknown = await request.json()
        onSign(change)
        emailSignature = 'Camille'
        return { data: { user: aUser({ emailSignature }) } }
      }),
      handle(getUserInfo, () => ({
        data: {
          user: aUser({
            capabilities: ['mailbox'],
            mailbox: { connected: true },
            ...(emailSignature && { emailSignature }),
          }),
        },
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for your email' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add signature' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Signature' }), 'Camille')
    await userEvent.click(screen.getByRole('button', { name: 'Save signature' }))
    await expect(await canvas.findByRole('button', { name: /^Edit signature/ })).toHaveTextContent('Camille')
    await expect(onSign).toHaveBeenCalledWith({ emailSignature: 'Camille' })
  },
}

/** What is begun stands among the drafts, and is written on from there. */
export const Drafts: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your reply' }), 'Hello James')
    await canvas.findByText('Draft saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Inbox' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Drafts' }))
    await canvas.findByText('No email selected')
    const drafts = await canvas.findByRole('list', { name: 'Drafts' })
    const row = within(drafts).getByRole('link')
    await expect(row).toHaveTextContent('james@whitfieldrowe.example')
    await expect(row).toHaveTextContent('Re: VAT number on invoice ML-10391')
    await userEvent.click(row)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveTextContent('Hello James'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }))
    await canvas.findByText('No drafts')
  },
}

/** A reply goes after ten seconds; undone, it is a draft again, with all that was in it. */
export const ReplyAndUndo: Story = {
  beforeEach: () => begin(handle(answerEmail, () => problem(500))),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Hello James')
    await canvas.findByText('Draft saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('Sending…')
    await screen.findByText('To james@whitfieldrowe.example')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveTextContent('Hello James'),
    )
    await expect(canvas.queryByText('Sending…')).toBeNull()
  },
}

const answer = 'The corrected invoice shows IE 3628519KH.'

/** What the agent would reply is asked for, read with its source, and put into the draft. */
export const Suggested: Story = {
  beforeEach: () => {
    let isUp = false
    onSuggest.mockClear()
    begin(
      handle(suggestEmailAnswer, async ({ request }) => {
        onSuggest(await request.json())
        if (!isUp) {
          isUp = true
          return problem(500)
        }
        const sources = [{ documentId: 'doc-1', title: 'VAT and invoices' }]
        return { data: { suggestion: { text: answer, language: 'en-US' as const, sources } } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Hello James. ')
    await expect(onSuggest).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a reply' }))
    await canvas.findByText('Network error')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText(answer)
    await expect(canvas.getByText(/Source: VAT and invoices/)).toBeVisible()
    await expect(onSuggest).toHaveBeenLastCalledWith({
      header_id: 'email-0',
      thread: [
        { author: 'customer', text: 'Hello' },
        { author: 'support', text: 'Hello James, happy to correct it.' },
        { author: 'customer', text: 'Thanks Camille.' },
      ],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(field).toHaveTextContent(`Hello James. ${answer}`))
    await expect(canvas.queryByText('Suggested reply')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

const writing: Fill = fillSlot(missingAnswer, {
  id: 'writing',
  load: () => Promise.resolve(({ question }) => <a href="/knowledge">{`Write the answer to ${question}`}</a>),
})

/** Where no source answers, that is said, with the way to write the answer. */
export const NothingSuggested: Story = {
  render: (args) => (
    <FeatureScreen
      {...args}
      feature={{ ...mailboxFeature, fills: [...(mailboxFeature.fills ?? []), writing] }}
    />
  ),
  beforeEach: () =>
    begin(handle(suggestEmailAnswer, () => ({ data: { suggestion: { text: '', sources: [] } } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest a reply' }))
    await canvas.findByText('No source answers this email.')
    await canvas.findByRole('link', { name: `Write the answer to ${message?.subject}` })
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('No source answers this email.')).toBeNull()
  },
}

/** Reply all names everybody; a word that is no address is said. */
export const ReplyAll: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reply all' }))
    await userEvent.click(canvas.getByRole('button', { name: /^to James Whitfield/ }))
    await canvas.findByText('niamh@whitfieldrowe.example')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bcc' }), 'nobody ')
    await canvas.findByText('nobody is not an email address')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reply' }), 'Hello')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

/** The key for it; the email and its files go along, to whom is to be said. */
export const Forward: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Your reply' })
    await userEvent.keyboard('f')
    await canvas.findByText('The email from James Whitfield is included below your text.')
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Fwd: VAT number on invoice ML-10391',
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'To' })).toHaveFocus())
  },
}

/** What the server does not take stays, and can be sent again or changed. */
export const NotSent: Story = {
  beforeEach: () => {
    begin(handle(answerEmail, () => problem(400, 'bad-request')))
    const entry = {
      key: 'entry-1',
      queuedAt: Date.now() - 20_000,
      dueAt: Date.now() - 10_000,
      failures: 0,
      threadKey: 'thread-0',
      headerId: 'email-0',
      mode: 'reply',
      to: ['james@whitfieldrowe.example'],
      cc: [],
      bcc: [],
      subject: 'Re: VAT number',
      text: 'The corrected invoice is attached.',
      files: [],
      attachmentIds: [],
      state: 'waiting',
    }
    localStorage.setItem('replybay:pending:user-1:email-outbox:entry-1', JSON.stringify(entry))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not sent')
    await screen.findByText('Your email wasn’t sent. It’s kept in its thread.')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveTextContent(
        'The corrected invoice is attached.',
      ),
    )
  },
}

/** Files are kept with the draft. */
export const WithFiles: Story = {
  beforeEach: () => begin(handle(answerEmail, sent)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Your reply' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File(['hello'], 'invoice.pdf', { type: 'application/pdf' }))
    await canvas.findByText('invoice.pdf')
    await canvas.findByText('Draft saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove invoice.pdf' }))
    await waitFor(() => expect(canvas.queryByText('invoice.pdf')).toBeNull())
  },
}

export const NewEmail: Story = {
  args: { path: '/emails/emails?email=new' },
  beforeEach: () => begin(handle(answerEmail, sent)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'To' }), 'ada@post.example')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Your lamp')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'It left today.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await screen.findByText('To ada@post.example')
    await canvas.findByText('No email selected')
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your email' })).toHaveTextContent('It left today.'),
    )
  },
}
