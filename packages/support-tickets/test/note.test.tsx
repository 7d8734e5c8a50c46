import { addAttachment, addNote, getTicketInfo, listAssignees } from '@replybay/api-client/operations'
import { answerWith, aTicket, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const composer = page.getByRole('textbox', { name: 'Your reply' })
const note = page.getByRole('textbox', { name: 'Your note' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** What is marked as a name behind the note. */
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
const ticket = aTicket({ _id: 'elodie', unread: false })

/** A ticket on a server that takes notes, and what it took. */
async function open() {
  const notes: unknown[] = []
  const handlers = [
    user(),
    info({}),
    handle(listAssignees, () => ({
      data: { assignees: ['Damien Faure', 'Dana Meyer'].map((name) => ({ _id: name, name })) },
    })),
    handle(addNote, async ({ request }) => {
      notes.push(await request.json())
      return { data: { ticket } }
    }),
    handle(addAttachment, async ({ request }) => {
      const name = (await request.formData()).get('name')
      if (typeof name !== 'string') return problem(400)
      return { data: { attachment: { _id: `file-${name}`, name, type: 'image/png', size: 3 } } }
    }),
  ]
  answerWith(...handlers)
  await show()
  await expect.element(composer).toBeVisible()
  return { notes, handlers }
}

// The first here: by the next one, the code of a note is there.
test('note: what is typed right after the key is its text, and does nothing else', async () => {
  await open()
  await userEvent.keyboard('nAsk @Damien #1')
  await expect.element(note).toHaveValue('Ask @Damien #1')
  await userEvent.clear(note)
})

test('note: @ names a teammate by keyboard, who is deleted as one', async () => {
  const { notes } = await open()
  await composer.click()
  await userEvent.keyboard('{Escape}n')
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('Ask @da')
  const option = page.getByRole('listbox', { name: 'Teammates' }).getByRole('option')
  await expect.element(option.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}or @dam{Tab}')
  await expect.element(note).toHaveValue('Ask @Dana or @Damien ')
  await expect.poll(marked).toEqual(['@Dana', '@Damien'])
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(note).toHaveValue('Ask @Dana or ')
  expect(marked()).toEqual(['@Dana'])
  await userEvent.keyboard('@d{Escape}')
  await expect.element(option.first()).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const mentions = [{ _id: 'Dana Meyer', name: 'Dana' }]
  await expect.poll(() => notes).toEqual([{ text: 'Ask @Dana or @d', mentions }])
})

test('a note that could not be added is kept, with a draft of its own', async () => {
  const { handlers } = await open()
  answerWith(
    handle(addNote, () => problem(503)),
    ...handlers,
  )
  await composer.fill('For the customer')
  await button('Note').click()
  await expect.element(note).toHaveValue('')
  await note.fill('For us')
  await button('Add note').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Could not save the note · Your text is saved.')
  await expect.element(note).toHaveValue('For us')
})

test('note: files go with it, and those whom it names stay named', async () => {
  const { notes } = await open()
  await button('Note').click()
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('@dan')
  await expect.element(page.getByRole('option', { name: 'Dana Meyer' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(note).toHaveValue('@Dana ')
  const files = new DataTransfer()
  files.items.add(new File([new Uint8Array(3)], 'shelf.png', { type: 'image/png' }))
  note.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true }))
  await expect.element(button('Remove shelf.png')).toBeVisible()
  await button('Add note').click()
  const mentions = [{ _id: 'Dana Meyer', name: 'Dana' }]
  await expect.poll(() => notes).toEqual([{ text: '@Dana ', mentions, attachments: ['file-shelf.png'] }])
  await expect.element(button('Remove shelf.png')).not.toBeInTheDocument()
})

test('note: its files stand in the thread', async () => {
  const attachments = [{ _id: 'file', name: 'stock.csv', type: 'text/csv', size: 2_000 }]
  const noted = {
    _id: 'n',
    text: 'See',
    authorName: 'Dana',
    createdAt: '2026-11-20T08:00:00.000Z',
    attachments,
  }
  answerWith(
    user(),
    handle(getTicketInfo, () => ({ data: { ticket: { ...ticket, notes: [noted] } } })),
  )
  await show()
  await expect.element(page.getByRole('log').getByText('stock.csv')).toBeVisible()
})

test('what is added to a note while it is sent stays for the next one', async () => {
  const { notes, handlers } = await open()
  const held = Promise.withResolvers<undefined>()
  answerWith(
    handle(addNote, async ({ request }) => {
      notes.push(await request.json())
      await held.promise
      return { data: { ticket } }
    }),
    ...handlers,
  )
  await button('Note').click()
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('First{Control>}{Enter}{/Control}')
  await expect.poll(() => notes).toHaveLength(1)
  await userEvent.keyboard(' and more @dan{Tab}')
  const data = new DataTransfer()
  data.items.add(new File(['new'], 'new.png', { type: 'image/png' }))
  note
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('new.png')).toBeVisible()
  held.resolve(undefined)
  await expect.element(note).toHaveValue('and more @Dana ')
  await expect.element(page.getByText('new.png')).toBeVisible()
  await note.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => notes[1])
    .toMatchObject({ mentions: [{ name: 'Dana' }], attachments: ['file-new.png'] })
})
