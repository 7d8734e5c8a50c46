import { loadKitMessages } from '@replybay/ui-kit'
import type { CannedAnswer, Ticket } from '@replybay/api-client'
import {
  addAttachment,
  addNote,
  answerTicket,
  getCustomer,
  getTicketInfo,
  getUserInfo,
  listCannedAnswers,
  updateTicket,
} from '@replybay/api-client/operations'
import {
  answerWith,
  aTicket,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { draftKey } from '@replybay/sync'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":0}')
})

const composer = page.getByRole('textbox', { name: 'Your reply' })
const thread = page.getByRole('log')
const button = (name: string) => page.getByRole('button', { name, exact: true })

interface Sent {
  message: string
  attachments?: string[]
}

/** A ticket on a server that takes answers, and what it took. */
async function open(change: Partial<Ticket> = {}, user = aUser()) {
  const ticket = aTicket({ _id: 'elodie', subject: 'Globe fêlé', unread: false, ...change })
  const sent: Sent[] = []
  const handlers = [
    handle(getUserInfo, () => ({ data: { user } })),
    handle(getTicketInfo, () => ({ data: { ticket } })),
    handle(answerTicket, async ({ request }) => {
      sent.push((await request.json()) as Sent)
      return { data: { ticket } }
    }),
    handle(listCannedAnswers, () => ({ data: { cannedAnswers } })),
  ]
  answerWith(...handlers)
  await show()
  await composer.click()
  return { sent, ticket, handlers }
}

const show = () =>
  render(
    <TestFrame>
      <FeatureScreen feature={supportTicketsFeature} path="/ticket/elodie" />
    </TestFrame>,
  )

const canned = (shortcut: string, title: string, texts: CannedAnswer['texts']): CannedAnswer => ({
  _id: shortcut,
  shortcut,
  title,
  texts,
  updatedAt: '2026-11-20T08:00:00.000Z',
})
const cannedAnswers = [
  canned('delay', 'The parcel is late', {
    'en-US': 'Hello {{customer.firstName}}, it is late.',
    'fr-FR': 'Bonjour {{customer.firstName}}, {{cursor}} il est en retard. {{agent.name}}',
  }),
  canned('refund', 'Money back', { 'en-US': 'We refund it, {{customer.name}}.' }),
  canned('when', 'When it comes', { 'en-US': 'It comes by {{cursor}}. If not, write to us.' }),
]

test('a saved reply is found after a slash and written in the customer’s language', async () => {
  await open()
  await composer.click()
  await userEvent.keyboard('Oui. /la')
  await expect.element(page.getByRole('option', { name: /The parcel is late/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('hélas')
  await expect.element(composer).toHaveValue('Oui. Bonjour Élodie, hélas il est en retard. Camille Roy')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('a saved reply that was removed: it is not offered, also while the server still has it', async () => {
  const dueAt = Date.now() + 60_000
  const removal = {
    key: 'canned-answer:delay',
    what: 'canned-answer',
    id: 'delay',
    queuedAt: 0,
    dueAt,
    failures: 0,
  }
  localStorage.setItem('replybay:pending:user-1:removals:canned-answer:delay', JSON.stringify(removal))
  await open()
  await userEvent.type(composer, '/')
  await expect.element(page.getByRole('option', { name: /Money back/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /The parcel is late/ })).not.toBeInTheDocument()
})

test('the button for saved replies begins a word of its own and opens their list', async () => {
  await open()
  await composer.fill('Bonjour')
  await button('Saved replies').click()
  await expect.element(page.getByRole('option', { name: /Money back/ })).toBeVisible()
  await expect.element(composer).toHaveValue('Bonjour /')
})

test('the arrow keys move among saved replies, and Escape leaves the slash a slash', async () => {
  await open()
  await composer.click()
  await userEvent.keyboard('/')
  await expect
    .element(page.getByRole('option', { name: /The parcel is late/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(page.getByRole('option', { name: /Money back/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('re')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(composer).toHaveValue('/re')
  await userEvent.keyboard(' /re{Tab}')
  await expect.element(composer).toHaveValue('/re We refund it, Élodie Marchand.')
})

test('a saved reply that lacks something in a sentence is not sent without it', async () => {
  const { sent } = await open()
  await composer.click()
  await userEvent.keyboard('/when')
  await expect.element(page.getByRole('option', { name: /When it comes/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(composer).toHaveValue('It comes by ‹your text›. If not, write to us.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Not sent yet. Fill in: your text')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.keyboard('Friday{Control>}{Enter}{/Control}')
  await expect.poll(() => sent).toEqual([{ message: 'It comes by Friday. If not, write to us.' }])
})

test('what a saved reply lacks is marked, and it is not sent without it', async () => {
  const { sent } = await open({ customer: { _id: 'c', name: '' } })
  await composer.click()
  await userEvent.keyboard('/refund')
  await expect.element(page.getByRole('option', { name: /Money back/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Still to fill in: the customer’s name')).toBeVisible()
  await userEvent.keyboard('{End}{Control>}{Enter}{Enter}{/Control}')
  await expect.element(button('Send anyway')).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await button('Fill in').click()
  await userEvent.keyboard('Madam')
  await expect.element(composer).toHaveValue('We refund it, Madam.')
  await expect.element(page.getByText(/Still to fill in/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent).toEqual([{ message: 'We refund it, Madam.' }])
})

test('Enter sends where somebody wants that, Shift+Enter makes a new line', async () => {
  const { sent } = await open()
  await composer.click()
  await userEvent.keyboard('One{Enter}two')
  await expect.element(composer).toHaveValue('One\ntwo')
  await button('Sending options').click()
  await page.getByRole('menuitemcheckbox', { name: 'Press Enter to send' }).click()
  await composer.click()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}three{Enter}')
  await expect.poll(() => sent).toEqual([{ message: 'One\ntwo\nthree' }])
})

test('Enter that confirms what an input method composes sends nothing', async () => {
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":0,"enterSends":true}')
  const { sent } = await open()
  await composer.fill('にほん')
  for (const ctrlKey of [false, true]) {
    const key = { key: 'Enter', ctrlKey, isComposing: true, bubbles: true, cancelable: true }
    composer.element().dispatchEvent(new KeyboardEvent('keydown', key))
  }
  await expect.element(composer).toHaveValue('にほん')
  expect(sent).toEqual([])
})

test.each([
  ['instagram', 1_000],
  ['messenger', 2_000],
  ['discord', 2_000],
  ['whatsapp', 4_096],
  ['telegram', 4_096],
  ['web', 10_000],
])('an answer on %s has at most %i characters', async (channel, limit) => {
  await open({ channel })
  await composer.fill('x'.repeat(limit))
  await expect.element(page.getByText('0 characters left')).toBeVisible()
  await expect.element(button('Send')).toBeEnabled()
  await composer.fill('x'.repeat(limit + 1))
  await expect.element(page.getByText('1 over the limit')).toBeVisible()
  await expect.element(button('Send')).toBeDisabled()
})

test('the limit of an answer: an emoji is one character, as the server counts it', async () => {
  await open({ channel: 'instagram' })
  await composer.fill('😀'.repeat(1_000))
  await expect.element(page.getByText('0 characters left')).toBeVisible()
  await expect.element(button('Send')).toBeEnabled()
  await composer.fill('😀'.repeat(1_003))
  await expect.element(page.getByText('3 over the limit')).toBeVisible()
  await expect.element(button('Send')).toBeDisabled()
})

const closedWindow = { channel: 'whatsapp', answerBy: '2026-11-20T08:00:00.000Z' }

test('a channel whose window has closed takes notes, and offers what can be done meanwhile', async () => {
  const ticket = aTicket({ _id: 'elodie', subject: 'Globe fêlé', unread: false, ...closedWindow })
  const notes: unknown[] = []
  const steps: unknown[] = []
  const { _id, name } = ticket.customer
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: ['customers', 'tickets'] }) } })),
    handle(getTicketInfo, () => ({ data: { ticket } })),
    handle(getCustomer, () => ({
      data: {
        customer: {
          _id,
          name,
          blocked: false,
          channels: ['telegram', 'whatsapp'],
          writable: ['telegram'],
          createdAt: ticket.createdAt,
        },
        tickets: [ticket],
      },
    })),
    handle(addNote, async ({ request }) => {
      notes.push(await request.json())
      return { data: { ticket } }
    }),
    handle(updateTicket, async ({ request }) => {
      steps.push(await request.json())
      return { data: { ticket } }
    }),
  )
  await show()
  await expect
    .element(page.getByText('You can’t reply on WhatsApp until the customer writes again'))
    .toBeVisible()
  const note = page.getByRole('textbox', { name: 'Your note' })
  await expect.element(note).toBeVisible()
  await expect.element(composer).not.toBeInTheDocument()
  await expect.element(button('Message via Telegram')).toBeVisible()
  await userEvent.keyboard('r')
  await expect.element(button('Message via Telegram')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'New ticket' })
  await expect.element(dialog.getByText('Telegram', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('WhatsApp')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await note.fill('Call them instead')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => notes).toEqual([{ text: 'Call them instead' }])
  await button('Snooze until they write').click()
  await expect.poll(() => steps).toEqual([{ snoozedUntil: '9999-12-31T23:59:59.999Z' }])
})

test('a channel whose window has closed keeps what was begun in reach', async () => {
  localStorage.setItem(draftKey('user-1', 'elodie'), JSON.stringify({ text: 'Too late' }))
  await open(closedWindow)
  await expect.element(composer).toHaveValue('Too late')
  await expect.element(button('Send')).toBeDisabled()
})

test('a channel with a window says until when it takes an answer', async () => {
  await open({ channel: 'whatsapp', answerBy: new Date(Date.now() + 3_600_000).toISOString() })
  await expect.element(page.getByText(/\d[hm] left to reply/)).toBeVisible()
})

test('a backend without additions hides what it lacks', async () => {
  await open({}, aUser({ capabilities: [] }))
  for (const name of ['Note', 'Attach files', 'Saved replies', 'Suggest a reply']) {
    await expect.element(button(name)).not.toBeInTheDocument()
  }
  await composer.click()
  await userEvent.keyboard('/delay')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

/** A server that takes files, one after the other when it is told to. */
function takesFiles() {
  const server = { isFailing: false, names: [] as string[] }
  const handler = handle(addAttachment, async ({ request }) => {
    if (server.isFailing) return problem(503)
    const name = (await request.formData()).get('name')
    if (typeof name !== 'string') return problem(400)
    server.names.push(name)
    return { data: { attachment: { _id: `file-${name}`, name, type: 'image/png', size: 3 } } }
  })
  return { server, handler }
}

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

/** As if somebody pasted or dropped files. */
function give(kind: 'paste' | 'drop', ...files: File[]) {
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
  const target = kind === 'paste' ? composer.element() : thread.element()
  target.dispatchEvent(event)
}

test('files that are dropped on the conversation or pasted go with the answer, words or not', async () => {
  const { handlers, sent } = await open()
  const { handler } = takesFiles()
  answerWith(...handlers, handler)
  give('drop', file('globe.png'))
  await expect.element(button('Remove globe.png')).toBeVisible()
  give('paste', file('box.png'))
  await expect.element(button('Remove box.png')).toBeVisible()
  await button('Send').click()
  await expect.poll(() => sent).toEqual([{ message: '', attachments: ['file-globe.png', 'file-box.png'] }])
  await expect.element(button('Remove globe.png')).not.toBeInTheDocument()
})

test('a picture that goes with the answer is seen beside its name, on the way and once it is there', async () => {
  const { handlers } = await open()
  const { handler } = takesFiles()
  answerWith(...handlers, handler)
  const canvas = new OffscreenCanvas(8, 4)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 4)
  const bytes = await canvas.convertToBlob({ type: 'image/png' })
  give('paste', new File([bytes], 'globe.png', { type: 'image/png' }))
  await expect.element(button('Remove globe.png')).toBeVisible()
  const picture = () =>
    page.getByRole('listitem').filter({ hasText: 'globe.png' }).element().querySelector('img')
  await expect.poll(() => picture()?.naturalWidth).toBe(8)
  const address = picture()?.src ?? expect.fail()
  await button('Remove globe.png').click()
  await expect.element(button('Remove globe.png')).not.toBeInTheDocument()
  await expect(fetch(address)).rejects.toThrow()
})

test('files are sent one after another, and one that is left out while it waits is not sent', async () => {
  const { handlers } = await open()
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const holding = handle(addAttachment, async ({ request }) => {
    const name = (await request.formData()).get('name')
    if (typeof name !== 'string') return problem(400)
    begun.push(name)
    await held.promise
    return { data: { attachment: { _id: `file-${name}`, name, type: 'image/png', size: 3 } } }
  })
  answerWith(...handlers, holding)
  give('drop', file('one.png'), file('two.png'), file('three.png'))
  await expect.poll(() => begun).toEqual(['one.png'])
  await button('Cancel two.png').click()
  held.resolve()
  await expect.element(button('Remove three.png')).toBeVisible()
  expect(begun).toEqual(['one.png', 'three.png'])
})

test('a file that fails can be sent again or left out, and holds up the answer until then', async () => {
  const { handlers } = await open()
  const { server, handler } = takesFiles()
  answerWith(...handlers, handler)
  server.isFailing = true
  await composer.fill('See the picture')
  give('drop', file('globe.png'), file('box.png'))
  await expect.element(button('Retry uploading globe.png')).toBeVisible()
  await expect.element(button('Retry uploading box.png')).toBeVisible()
  await expect.element(page.getByText('Could not upload the file').first()).toBeVisible()
  await expect.element(button('Send')).toBeDisabled()
  server.isFailing = false
  await button('Retry uploading globe.png').click()
  await button('Remove box.png').click()
  await expect.element(button('Send')).toBeEnabled()
  expect(server.names).toEqual(['globe.png'])
})

test('a file that is too large or empty is refused before it is sent, and so is the eleventh', async () => {
  const { handlers } = await open()
  const { server, handler } = takesFiles()
  answerWith(...handlers, handler)
  give('drop', file('film.mov', 10 * 1_048_576 + 1))
  await expect.element(page.getByText('film.mov is larger than 10 MB')).toBeVisible()
  give('drop', file('nothing.txt', 0))
  await expect.element(page.getByText('nothing.txt is empty')).toBeVisible()
  give('drop', ...Array.from({ length: 11 }, (_, index) => file(`${index}.png`)))
  await expect.element(page.getByText('You can attach up to 10 files')).toBeVisible()
  await expect.element(button('Remove 9.png')).toBeVisible()
  expect(server.names).toHaveLength(10)
})

test('files belong to the draft: they are there after a reload', async () => {
  const { handlers } = await open()
  const { handler } = takesFiles()
  answerWith(...handlers, handler)
  give('drop', file('globe.png'))
  await expect.element(button('Remove globe.png')).toBeVisible()
  const kept = JSON.parse(localStorage.getItem('replybay:draft:user-1:elodie') ?? '{}') as {
    attachments: unknown
  }
  expect(kept.attachments).toEqual([{ _id: 'file-globe.png', name: 'globe.png', type: 'image/png', size: 3 }])
})
