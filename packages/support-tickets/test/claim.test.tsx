import { answerTicket, claimTicket, getTicketInfo, updateTicket } from '@replybay/api-client/operations'
import { answerWith, aTicket, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const composer = page.getByRole('textbox', { name: 'Your reply' })
const claimedAt = '2026-11-20T10:38:00.000Z'

const assigned = (name: string, createdAt: string) => ({
  _id: createdAt,
  kind: 'assigned' as const,
  actor: 'support' as const,
  actorName: name,
  detail: name,
  createdAt,
})

/** A ticket, and what the server was told of who has it. */
async function open(ticket: Parameters<typeof info>[0], claimOnReply = true) {
  const told: unknown[] = []
  const answered = (change: object) => ({
    data: { ticket: { ...aTicket({ _id: 'elodie', unread: false }), ...change } },
  })
  answerWith(
    user({ claimOnReply }),
    info(ticket),
    handle(claimTicket, () => {
      told.push('claimed')
      return answered({ assigneeId: 'user-1', assigneeName: 'Camille Roy', claimedAt })
    }),
    handle(updateTicket, async ({ request }) => {
      told.push(await request.json())
      return answered({ assigneeId: 'user-1', assigneeName: 'Camille Roy' })
    }),
  )
  await show()
  await composer.click()
  return told
}

test('claim: the first key of a reply claims a ticket that nobody has, once', async () => {
  const told = await open({})
  await userEvent.keyboard('Hello')
  await expect.element(page.getByText('Claimed', { exact: true })).toBeVisible()
  await expect.element(page.getByText('This ticket is now assigned to you.')).toBeVisible()
  await userEvent.keyboard(' again')
  await expect.element(composer).toHaveValue('Hello again')
  expect(told).toEqual(['claimed'])
})

test.each([
  ['one that is refused', {}, 403],
  ['one’s own that can’t be renewed', { assigneeId: 'user-1', assigneeName: 'Camille Roy', claimedAt }, 503],
])('claim: %s is not asked for again with each key', async (_which, ticket, status) => {
  let asked = 0
  answerWith(
    user({ claimOnReply: true }),
    info(ticket),
    handle(claimTicket, () => {
      asked += 1
      return problem(status)
    }),
  )
  await show()
  await composer.click()
  await userEvent.keyboard('H')
  await expect.poll(() => asked).toBe(1)
  await userEvent.keyboard('ello there')
  await expect.element(composer).toHaveValue('Hello there')
  expect(asked).toBe(1)
})

test('claim: a server that is busy is asked again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  answerWith(
    user({ claimOnReply: true }),
    info({}),
    handle(claimTicket, () => {
      asked += 1
      return problem(429, 'too-many-requests')
    }),
  )
  await show()
  await composer.click()
  await userEvent.keyboard('H')
  await expect.poll(() => asked).toBe(1)
  for (const letter of 'ello') {
    vi.setSystemTime(Date.now() + 31_000)
    await userEvent.keyboard(letter)
  }
  await expect.poll(() => asked).toBeGreaterThan(1)
})

test('claim: one that could not be said is said before the reply that began it goes out', async () => {
  localStorage.setItem('replybay:answer-settings:user-1', JSON.stringify({ undoSeconds: 0 }))
  const told: string[] = []
  const answered = () => ({ data: { ticket: aTicket({ _id: 'elodie', unread: false }) } })
  answerWith(
    user({ claimOnReply: true }),
    info({}),
    handle(claimTicket, () => {
      told.push('claimed')
      return told.length === 1 ? Response.error() : answered()
    }),
    handle(answerTicket, () => {
      told.push('answered')
      return answered()
    }),
  )
  await show()
  await composer.click()
  await userEvent.keyboard('Hello')
  await expect.poll(() => told).toEqual(['claimed'])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => told).toEqual(['claimed', 'claimed', 'answered'])
})

test('claim: is asked for also by a page that was loaded before the company wanted it', async () => {
  const told = await open({}, false)
  await userEvent.keyboard('Hello')
  await expect.element(page.getByText('Claimed', { exact: true })).toBeVisible()
  expect(told).toEqual(['claimed'])
})

test('claim: nothing is claimed where a colleague has the ticket', async () => {
  const told = await open({ assigneeId: 'thomas', assigneeName: 'Thomas Girard' })
  await userEvent.keyboard('Hello{Escape}a')
  await expect.poll(() => told).toEqual([{ assigneeId: 'user-1' }])
})

test('claim: one that a colleague takes over is told, and can be taken back', async () => {
  const taken = {
    assigneeId: 'thomas',
    assigneeName: 'Thomas Girard',
    events: [
      assigned('Camille Roy', '2026-11-20T10:38:00.000Z'),
      {
        ...assigned('Thomas Girard', '2026-11-20T10:40:00.000Z'),
        takenFrom: { _id: 'user-1', name: 'Camille Roy' },
      },
    ],
  }
  let ticket: Parameters<typeof aTicket>[0] = {
    assigneeId: 'user-1',
    assigneeName: 'Camille Roy',
    claimedAt,
    events: taken.events.slice(0, 1),
  }
  const told: unknown[] = []
  const now = () => ({ data: { ticket: aTicket({ _id: 'elodie', unread: false, ...ticket }) } })
  answerWith(
    user(),
    handle(getTicketInfo, now),
    handle(updateTicket, async ({ request }) => {
      told.push(await request.json())
      return now()
    }),
  )
  await show()
  await expect.element(page.getByText('Claimed', { exact: true })).toBeVisible()
  ticket = taken
  await expect.element(page.getByText('Thomas Girard took over', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Thomas Girard took over from Camille Roy/)).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => told).toEqual([{ assigneeId: 'user-1' }])
})

test('claim: a colleague’s is shown, and can be taken over', async () => {
  const told = await open({ assigneeId: 'thomas', assigneeName: 'Thomas Girard', claimedAt })
  await expect.element(page.getByText('Thomas Girard claimed this ticket')).toBeVisible()
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect.poll(() => told).toEqual([{ assigneeId: 'user-1' }])
  await expect.element(page.getByText('Thomas Girard claimed this ticket')).not.toBeInTheDocument()
})

test('claim: who has the ticket since they replied reads of themselves, others of them', async () => {
  const events = [
    { ...assigned('Camille Roy', '2026-11-20T10:38:00.000Z'), actorId: 'user-1' },
    { ...assigned('Camille Roy', '2026-11-20T10:40:00.000Z'), actorId: 'namesake' },
  ]
  answerWith(user(), info({ events }))
  await show()
  await expect.element(page.getByText(/^You self-assigned the ticket/)).toBeVisible()
  await expect.element(page.getByText(/^Camille Roy self-assigned the ticket/)).toBeVisible()
})

test('claim: one that could not be said is said with the reply, also where the page was loaded again meanwhile', async () => {
  localStorage.setItem('replybay:answer-settings:user-1', JSON.stringify({ undoSeconds: 0 }))
  const told: string[] = []
  const answered = () => ({ data: { ticket: aTicket({ _id: 'elodie', unread: false }) } })
  answerWith(
    user({ claimOnReply: true }),
    info({}),
    handle(claimTicket, () => {
      told.push('claimed')
      return told.length === 1 ? Response.error() : answered()
    }),
    handle(answerTicket, () => {
      told.push('answered')
      return answered()
    }),
  )
  const { unmount } = await show()
  await composer.click()
  await userEvent.keyboard('Hello')
  await expect.poll(() => told).toEqual(['claimed'])
  await unmount()
  await show()
  await expect.element(composer).toHaveValue('Hello')
  await composer.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => told).toEqual(['claimed', 'claimed', 'answered'])
})
