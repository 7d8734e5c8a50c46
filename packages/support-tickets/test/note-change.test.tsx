import {
  addNote,
  deleteNote,
  getTicketInfo,
  listAssignees,
  updateNote,
} from '@replybay/api-client/operations'
import { answerWith, aTicket, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const thread = page.getByRole('log')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const editor = page.getByRole('textbox', { name: 'Edit note' })

interface Note {
  _id: string
  text: string
  authorName: string
  authorId: string
  mentions?: { _id: string; name: string }[]
  createdAt: string
}

const aNote = (change: Partial<Note> = {}): Note => ({
  _id: 'n1',
  text: 'Two globes on shelf A-14.',
  authorName: 'Camille Roy',
  authorId: 'user-1',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...change,
})

/** A ticket with notes on a server that takes changes of them, and what it was told. */
async function open(notes: Note[], { role = 'support', refuse = false } = {}) {
  const told: unknown[] = []
  const server = { notes, refuse }
  const ticket = () => ({
    data: { ticket: aTicket({ _id: 'elodie', unread: false, notes: server.notes }) },
  })
  answerWith(
    user({ role }),
    handle(getTicketInfo, ticket),
    handle(listAssignees, () => ({
      data: { assignees: ['Damien Faure', 'Dana Meyer'].map((name) => ({ _id: name, name })) },
    })),
    handle(addNote, async ({ request }) => {
      // Sound: what the screen sends.
      const { text } = (await request.json()) as { text: string }
      server.notes = [...server.notes, aNote({ _id: 'added', text, createdAt: new Date().toISOString() })]
      return ticket()
    }),
    handle(updateNote, async ({ request, params }) => {
      // Sound: what the screen sends.
      const body = (await request.json()) as Pick<Note, 'text' | 'mentions'>
      told.push(body)
      if (server.refuse) return problem(503)
      server.notes = server.notes.map((note) =>
        note._id === params.noteId ? { ...note, ...body, changedAt: '2026-11-20T09:00:00.000Z' } : note,
      )
      return ticket()
    }),
    handle(deleteNote, ({ params }) => {
      told.push(`delete ${params.noteId}`)
      server.notes = server.notes.filter(({ _id }) => _id !== params.noteId)
      return ticket()
    }),
  )
  await show()
  await expect.element(thread).toBeVisible()
  return { told, server }
}

test('own note: is changed by keyboard, and says so', async () => {
  const { told } = await open([aNote()])
  button('Note options').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Edit')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(editor).toHaveFocus()
  await userEvent.keyboard(' Ask @da')
  await expect.element(page.getByRole('option', { name: 'Dana Meyer' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}{Control>}{Enter}{/Control}')
  await expect.element(editor).not.toBeInTheDocument()
  expect(told).toEqual([
    { text: 'Two globes on shelf A-14. Ask @Dana ', mentions: [{ _id: 'Dana Meyer', name: 'Dana' }] },
  ])
  await expect.poll(() => thread.element().textContent).toContain('edited')
  await expect.element(button('Note options')).toHaveFocus()
})

test('changed note: whom it names no more is taken out', async () => {
  const dana = { _id: 'Dana Meyer', name: 'Dana' }
  const { told } = await open([aNote({ text: 'Look @Dana', mentions: [dana] })])
  await button('Note options').click()
  await item('Edit').click()
  await editor.fill('Look again')
  await button('Save').click()
  await expect.poll(() => told).toEqual([{ text: 'Look again' }])
})

test('changed note: that does not arrive is kept, and is there again after a reload', async () => {
  const { server } = await open([aNote()], { refuse: true })
  await button('Note options').click()
  await item('Edit').click()
  await editor.fill('One globe on shelf A-14.')
  await button('Save').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Could not save the note · Your text is saved.')
  server.refuse = false
  await show()
  await expect.element(editor.last()).toHaveValue('One globe on shelf A-14.')
})

test('changed note: deleted by somebody else meanwhile, the text is offered', async () => {
  const { server } = await open([aNote()])
  await button('Note options').click()
  await item('Edit').click()
  await editor.fill('One globe on shelf A-14.')
  server.notes = []
  await cleanup()
  await show()
  const lost = page.getByRole('status').filter({ hasText: 'One globe on shelf A-14.' })
  await expect.element(lost.getByText(/The note was deleted before your changes/)).toBeVisible()
  await lost.getByRole('button', { name: 'Discard' }).click()
  await expect.element(lost).not.toBeInTheDocument()
})

test('changed note: Escape discards what was typed, and undo brings it back', async () => {
  await open([aNote()])
  await button('Note options').click()
  await item('Edit').click()
  await editor.fill('Another text')
  await userEvent.keyboard('{Escape}')
  await expect.element(editor).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(editor).toHaveValue('Another text')
})

test('note: deleted, it is gone at once, and undo brings it back with nothing told', async () => {
  const { told } = await open([aNote()])
  await button('Note options').click()
  await item('Delete').click()
  await expect.element(thread.getByText('Two globes on shelf A-14.')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(thread.getByText('Two globes on shelf A-14.')).toBeVisible()
  expect(told).toEqual([])
})

test.each([
  ['support', []],
  ['admin', ['Delete']],
  ['owner', ['Delete']],
])('note of a colleague: %s may %s', async (role, may) => {
  await open([aNote({ authorId: 'dana', authorName: 'Dana' })], { role })
  await expect.element(thread.getByText('Two globes on shelf A-14.')).toBeVisible()
  if (may.length === 0) {
    await expect.element(button('Note options')).not.toBeInTheDocument()
    return
  }
  await button('Note options').click()
  const items = page.getByRole('menuitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual(may)
})

test('note: undone right after it was added, it is a draft again', async () => {
  const { told } = await open([])
  await button('Note').click()
  const note = page.getByRole('textbox', { name: 'Your note' })
  await note.fill('For us')
  await button('Add note').click()
  await expect.element(thread.getByText('For us')).toBeVisible()
  await button('Undo').click()
  await expect.element(thread.getByText('For us')).not.toBeInTheDocument()
  await expect.element(note).toHaveValue('For us')
  await expect.poll(() => told).toEqual(['delete added'])
})
