import type { CannedAnswer } from '@replybay/api-client'
import { answerTicket, closeTicket, listCannedAnswers } from '@replybay/api-client/operations'
import { answerWith, aTicket, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":0}')
})

const composer = page.getByRole('textbox', { name: 'Your reply' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const canned = (shortcut: string, actions: Partial<CannedAnswer>): CannedAnswer => ({
  _id: shortcut,
  shortcut,
  title: shortcut,
  texts: { 'en-US': `We ${shortcut} it.` },
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...actions,
})

/** A ticket, and what the server was told of it. */
async function open() {
  const told: unknown[] = []
  const ticket = aTicket({ _id: 'elodie', unread: false })
  answerWith(
    user(),
    info({}),
    handle(listCannedAnswers, () => ({
      data: {
        cannedAnswers: [
          canned('refund', { tags: ['Return', 'Refund'], afterwards: 'close' }),
          canned('resend', { afterwards: 'snooze-hours' }),
        ],
      },
    })),
    handle(answerTicket, async ({ request }) => {
      told.push(await request.json())
      return { data: { ticket } }
    }),
    handle(closeTicket, () => {
      told.push('closed')
      return { data: { ticket } }
    }),
  )
  await show()
  await composer.click()
  return told
}

async function insert(shortcut: string) {
  await userEvent.keyboard(`/${shortcut}`)
  await expect.element(page.getByRole('option', { name: new RegExp(`/${shortcut}`) })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

test('a saved reply that tags and closes does so once it is sent, as far as it is wanted', async () => {
  const told = await open()
  await insert('refund')
  await expect.element(button('Skip: Close the ticket')).toBeVisible()
  await button('Skip: Tag “Refund”').click()
  await button('Send').click()
  await expect.poll(() => told).toEqual([{ message: 'We refund it.', addTags: ['Return'] }, 'closed'])
})

test('a saved reply that snoozes does so from the moment of sending on', async () => {
  const told = await open()
  await insert('resend')
  await expect.element(button('Skip: Snooze for 4 hours')).toBeVisible()
  const before = Date.now()
  await button('Send').click()
  await expect.poll(() => told).toHaveLength(1)
  const { snoozedUntil } = told[0] as { snoozedUntil: string }
  expect(Date.parse(snoozedUntil) - before).toBeGreaterThanOrEqual(4 * 3_600_000)
  expect(Date.parse(snoozedUntil) - Date.now()).toBeLessThanOrEqual(4 * 3_600_000)
})

test('what becomes of the ticket comes back with the text when sending is undone', async () => {
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":30}')
  const told = await open()
  await insert('refund')
  await button('Send').click()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect.element(composer).toHaveValue('We refund it.')
  await expect.element(button('Skip: Close the ticket')).toBeVisible()
  await expect.element(button('Skip: Tag “Return”')).toBeVisible()
  expect(told).toEqual([])
})

test('“Send & close” closes, whatever the saved reply would make of the ticket', async () => {
  const told = await open()
  await insert('resend')
  await button('Send & close').click()
  await expect.poll(() => told).toEqual([{ message: 'We resend it.' }, 'closed'])
})

test('“Send & close” that is undone leaves the ticket to the next press of a button', async () => {
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":30}')
  const told = await open()
  await insert('resend')
  await button('Send & close').click()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect.element(composer).toHaveValue('We resend it.')
  await expect.element(button('Skip: Close the ticket')).not.toBeInTheDocument()
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":0}')
  await button('Send').click()
  await expect.poll(() => told).toEqual([expect.objectContaining({ message: 'We resend it.' })])
})

test('a saved reply is made of what is written, in the language of the person', async () => {
  const told = await open()
  await userEvent.keyboard('It left today.')
  await button('Sending options').click()
  await page.getByRole('menuitem', { name: 'Save as saved reply…' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Text in English US' }))
    .toHaveValue('It left today.')
  expect(told).toEqual([])
})
