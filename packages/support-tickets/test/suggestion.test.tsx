import { answerTicket, suggestAnswer } from '@replybay/api-client/operations'
import { answerWith, aTicket, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const composer = page.getByRole('textbox', { name: 'Your reply' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A ticket for which the server suggests something; what it was asked for, and what was sent. */
async function open(suggestion: object | null, ticket: Parameters<typeof info>[0] = {}) {
  const calls = { suggested: 0, sent: 0 }
  answerWith(
    user(),
    info({ subject: 'Globe fêlé', ...ticket }),
    handle(suggestAnswer, () => {
      calls.suggested++
      return { data: { suggestion } } as never
    }),
    handle(answerTicket, () => {
      calls.sent++
      return { data: { ticket: {} } } as never
    }),
  )
  await show()
  await composer.click()
  return calls
}

const replacing = {
  parts: [{ text: 'We replace it.' }],
  shorter: null,
  sources: [{ ticketId: 'other', title: 'Broken globe' }],
}

test('a suggestion is inserted after what was typed, with its sources, and never sent', async () => {
  const calls = await open(replacing)
  await composer.fill('Hello Élodie,')
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: '1 source' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Broken globe' }))
    .toHaveAttribute('href', '/ticket/other')
  await page.getByRole('button', { name: '1 source' }).click()
  await expect.element(page.getByRole('link', { name: 'Broken globe' })).not.toBeInTheDocument()
  await composer.click()
  await userEvent.keyboard('{Control>}j{/Control}')
  await expect.element(composer).toHaveValue('Hello Élodie,\n\nWe replace it.')
  expect(calls.sent).toBe(0)
})

test('a ticket whose customer waits: its suggestion is there when it opens, goes and comes by the button', async () => {
  await open(replacing)
  await expect.element(page.getByText('We replace it.')).toBeVisible()
  await expect.element(button('Suggest a reply')).toHaveAttribute('aria-pressed', 'true')
  await button('Dismiss').click()
  await expect.element(page.getByText('We replace it.')).not.toBeInTheDocument()
  await button('Suggest a reply').click()
  await expect.element(page.getByText('We replace it.')).toBeVisible()
})

test('a ticket that support has answered: nothing is suggested, and nothing offers to', async () => {
  const said = aTicket({ _id: 'elodie' }).messages
  const answer = {
    _id: 'answer',
    author: 'support' as const,
    text: 'Done.',
    createdAt: '2026-11-20T08:03:00.000Z',
  }
  const calls = await open(replacing, { status: 'answered', messages: [...said, answer] })
  await expect.element(button('Add an emoji')).toBeVisible()
  await expect.element(button('Suggest a reply')).not.toBeInTheDocument()
  expect(calls.suggested).toBe(0)
})

test('a suggestion stays while one types, and is asked for once', async () => {
  const calls = await open(replacing)
  await expect.element(page.getByText('We replace it.')).toBeVisible()
  await composer.click()
  await userEvent.keyboard('Hello')
  await expect.element(button('Replace draft')).toBeVisible()
  expect(calls.suggested).toBe(1)
})

test('nothing to suggest: nothing offers to', async () => {
  const calls = await open(null)
  await expect.poll(() => calls.suggested).toBe(1)
  await expect.element(button('Add an emoji')).toBeVisible()
  await expect.element(button('Suggest a reply')).not.toBeInTheDocument()
  await expect.element(page.getByText('No suggestion for this ticket')).not.toBeInTheDocument()
})

test('nothing to suggest for a closed ticket: is said plainly when it is asked for', async () => {
  await open(null, { status: 'closed' })
  await button('Suggest a reply').click()
  await expect.element(page.getByText('No suggestion for this ticket')).toBeVisible()
})

test('a suggestion from the knowledge names the document', async () => {
  await open({ ...replacing, sources: [{ documentId: 'doc-globe', title: 'Returns and refunds' }] })
  await page.getByRole('button', { name: '1 source' }).click()
  await expect.element(page.getByText('Returns and refunds')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Returns and refunds' })).not.toBeInTheDocument()
})

test('a reply of the AI agent says what it is quoted from', async () => {
  const said = aTicket({ _id: 'elodie' }).messages[0]
  const reply = {
    _id: 'reply',
    author: 'agent' as const,
    text: 'We replace it.',
    sources: [{ documentId: 'doc-globe', title: 'Returns and refunds' }],
    createdAt: '2026-11-20T08:03:00.000Z',
  }
  answerWith(user(), info({ messages: said ? [said, reply] : [reply] }))
  await show()
  await expect.element(page.getByText('Source: Returns and refunds')).toBeVisible()
})

test('a suggestion that comes late: the last message stays where it is', async () => {
  const held = Promise.withResolvers<undefined>()
  const messages = Array.from({ length: 30 }, (_, index) => ({
    _id: `m${index}`,
    author: 'customer' as const,
    text: `Message ${index}`,
    createdAt: '2026-11-20T08:00:00.000Z',
  }))
  answerWith(
    user(),
    info({ messages }),
    handle(suggestAnswer, async () => {
      await held.promise
      return { data: { suggestion: replacing } }
    }),
  )
  await show()
  await expect.element(composer).toBeVisible()
  const last = page.getByText('Message 29')
  const bottom = () => Math.round(last.element().getBoundingClientRect().bottom)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const before = bottom()
  held.resolve(undefined)
  await expect.element(page.getByText('We replace it.')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(bottom()).toBe(before)
})
