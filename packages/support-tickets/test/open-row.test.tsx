import { getTicketInfo, listTickets, updateTicket } from '@replybay/api-client/operations'
import { aTicket, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inbox, person, row, show } from './inbox-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const waiting = (name: string) => person(name.toLowerCase(), name, { status: 'open' })
const pages = [1, 2, 3].map((place) =>
  Array.from({ length: 80 }, (_, index) => waiting(`P${place}-${String(index).padStart(2, '0')}`)),
)

const update = () =>
  handle(updateTicket, () => ({ data: { ticket: aTicket({ ...pages[0]?.[20], unread: true }) } }))

/** A list of three pages, and what was asked for of it. */
function threePages(open = pages[2]?.[10]) {
  const asked: (string | null)[] = []
  inbox(
    [],
    {},
    handle(listTickets, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      asked.push(cursor)
      const index = Number(cursor ?? 0)
      return { data: { tickets: pages[index] ?? [], nextCursor: index < 2 ? String(index + 1) : null } }
    }),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket(open) } })),
    update(),
  )
  return asked
}

// First: a list is shown again where it was left.
test('open ticket: a list into which it does not belong is not read on for it', async () => {
  const asked = threePages(person('gone', 'Gone', { status: 'closed' }))
  await show('/webs/tickets?channel=all&ticket=gone')
  await expect.element(row('P1-00')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked.filter((cursor) => cursor === '1')).toEqual([])
})

test('open ticket: the list is read on until it holds its row, which is in sight', async () => {
  threePages()
  await show('/webs/tickets?channel=all&ticket=p3-10')
  await expect.element(row('P3-10')).toBeInViewport()
})

test('u: marks the open ticket as unread, and the list stays where it is', async () => {
  threePages(pages[0]?.[20])
  await show('/webs/tickets?channel=all')
  await expect.element(row('P1-00')).toBeVisible()
  const scroller = row('P1-00').element().closest('ul')?.parentElement
  scroller?.scrollTo({ top: 1_000 })
  await expect.element(row('P1-20')).toBeInViewport()
  await row('P1-20').click()
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  const before = scroller?.scrollTop
  const field = document.activeElement
  if (field instanceof HTMLElement) field.blur()
  await userEvent.keyboard('u')
  await expect.element(page.getByText('No ticket selected')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(scroller?.scrollTop).toBe(before)
})
