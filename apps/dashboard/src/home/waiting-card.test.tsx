import {
  countTickets,
  getTicketInfo,
  listMentions,
  listTickets,
  readMentions,
  undoTicket,
  updateTicket,
} from '@replybay/api-client/operations'
import { aTicket, aTicketSummary, aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { features } from '../features.ts'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(loadKitMessages, ...shellMessages, ...features.map(({ texts }) => texts.frame)),
)
beforeEach(() => localStorage.clear())

const user = aUser({ capabilities: ['tickets'] })
const loading = page.getByRole('list', { name: 'Loading tickets' }).getByRole('listitem')

test('those who wait longest: as many rows are held free as there were the last time', async () => {
  const never = handle(listTickets, () => new Promise(() => undefined))
  await openDashboard('/', user, { server: [never] })
  await expect.poll(() => loading.elements().length).toBe(6)
  await cleanup()

  const names = ['Ada', 'Ben', 'Cleo']
  const tickets = names.map((name) =>
    aTicketSummary({ _id: name, customer: { _id: name, name }, waitingSince: new Date().toISOString() }),
  )
  await openDashboard('/', user, { server: [handle(listTickets, () => ({ data: { tickets } }))] })
  await expect.element(page.getByRole('link', { name: /^Cleo/ })).toBeVisible()
  await cleanup()

  await openDashboard('/', user, { server: [never] })
  await expect.poll(() => loading.elements().length).toBe(3)
})

const support = aUser({ role: 'support', ownerId: 'camille', capabilities: ['tickets', 'changes'] })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const waits = (name: string, hours: number, change = {}) =>
  aTicketSummary({
    _id: name,
    subject: `About ${name}`,
    customer: { _id: name, name },
    unread: false,
    waitingSince: hoursAgo(hours),
    ...change,
  })

/** A server with these tickets of the person, of nobody, and that sleep. */
const listsOf = (lists: { own?: object[]; free?: object[]; asleep?: object[] }) => {
  const asked: string[] = []
  const handlers = [
    handle(listTickets, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const isOwn = searchParams.get('assignee') === 'user-1'
      const list = searchParams.get('snoozed') === 'true' ? lists.asleep : isOwn ? lists.own : lists.free
      return { data: { tickets: (list ?? []) as ReturnType<typeof aTicketSummary>[] } }
    }),
    handle(countTickets, () => ({
      data: {
        counts: { open: { web: 9 } },
        openGroups: { mine: { web: 2 }, unassigned: { web: 7 } },
        mentions: 1,
      },
    })),
    handle(listMentions, () => ({
      data: {
        count: 1,
        mentions: [
          {
            noteId: 'note',
            ticketId: 'Rosa',
            webId: 'web-1',
            channel: 'web',
            customerName: 'Rosa Serrano',
            authorName: 'Thomas Girard',
            text: '@Camille, can you look?',
            createdAt: hoursAgo(1),
          },
        ],
      },
    })),
  ]
  return { asked, handlers }
}

test('support: what is theirs, what mentions them and what comes back today are in sight', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  const asleep = waits('Cleo', 0, { assigneeId: 'user-1', waitingSince: null, snoozedUntil: soon })
  const { handlers } = listsOf({
    own: [
      waits('Ada', 2.5, { assigneeId: 'user-1', unread: true }),
      waits('Eve', 1, { assigneeId: 'user-1' }),
    ],
    free: [waits('Ben', 6)],
    asleep: [asleep],
  })
  const router = await openDashboard('/', support, { server: handlers })
  await expect.element(page.getByRole('link', { name: /^Your open tickets 2 1 unread/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Unassigned 7 The oldest has waited 6h 00m/ }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Longest wait/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Mentions 1 Thomas/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Back today 1 Cleo at/ })).toBeVisible()
  await expect
    .element(page.getByText(/^2 tickets assigned to you; the oldest has waited 2h\s30m/))
    .toBeVisible()
  const back = page.getByRole('region', { name: 'Back today' })
  await expect.element(back.getByText('About Cleo')).toBeVisible()
  const mentions = page.getByRole('region', { name: 'Mentions' })
  await expect.element(mentions.getByText('@Camille, can you look?')).toBeVisible()
  await page.getByRole('link', { name: 'Start with the next ticket' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ assignee: 'me', ticket: 'Ada' })
})

test('support: what comes back today opens as it is counted, and says when', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  const asleep = waits('Cleo', 0, { assigneeId: 'user-1', waitingSince: null, snoozedUntil: soon })
  const { asked, handlers } = listsOf({ asleep: [asleep] })
  await openDashboard('/', support, { server: handlers })
  await page.getByRole('link', { name: /^Back today 1 Cleo at/ }).click()
  const row = page.getByRole('link', { name: /Cleo/ })
  await expect.element(row.getByText(/^until /i)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Snooze ends: today/ })).toBeVisible()
  const lists = asked
    .map((query) => new URLSearchParams(query))
    .filter((query) => query.get('snoozed') === 'true')
  expect(lists.every((query) => query.has('wakesBefore'))).toBe(true)
})

test('support: while the lists are on their way nobody is said not to wait, and the way to work keeps its words', async () => {
  await openDashboard('/', support, {
    server: [
      ...listsOf({}).handlers.slice(1),
      handle(listTickets, () => new Promise<never>(() => undefined)),
    ],
  })
  await expect.element(page.getByRole('link', { name: /^Unassigned 7/ }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start with the next ticket' })).toBeVisible()
  await expect.element(page.getByText('No one is waiting')).not.toBeInTheDocument()
})

test('support: a mention leads to its ticket, which reads it', async () => {
  const { handlers } = listsOf({})
  const read: string[] = []
  await openDashboard('/', support, {
    server: [
      ...handlers,
      handle(getTicketInfo, () => ({ data: { ticket: aTicket({ _id: 'Rosa', unread: false }) } })),
      handle(readMentions, ({ params }) => {
        read.push(params.id)
        return { data: {} }
      }),
    ],
  })
  await page.getByRole('link', { name: 'Thomas in Rosa Serrano’s ticket' }).click()
  await expect.poll(() => read).toEqual(['Rosa'])
})

const closed = { channel: 'whatsapp', answerBy: hoursAgo(1) }

test('longest wait: counts customers to whom nobody can reply until they write again, as the inbox does', async () => {
  const { handlers } = listsOf({ free: [waits('Carla', 30, closed), waits('Ben', 2)] })
  await openDashboard('/', aUser({ capabilities: ['tickets'] }), { server: handlers })
  const rows = page.getByRole('region', { name: 'Waiting longest' }).getByRole('listitem')
  await expect.element(rows.first().getByRole('link', { name: 'Carla' })).toBeVisible()
  await expect.element(rows.first().getByText('Reply window closed')).toBeVisible()
  await expect.element(rows.nth(1).getByRole('link', { name: 'Ben' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Longest wait 1d 6h Carla/ })).toBeVisible()
  await expect.element(page.getByText('Back today')).not.toBeInTheDocument()
})

test('support: figures give the oldest of all tickets, the list begins with those that can be replied to', async () => {
  const { handlers } = listsOf({ free: [waits('Carla', 30, closed), waits('Ben', 2)] })
  await openDashboard('/', support, { server: handlers })
  await expect
    .element(page.getByRole('link', { name: /^Unassigned 7 The oldest has waited 1d 6h/ }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Longest wait 1d 6h Carla/ })).toBeVisible()
  const rows = page.getByRole('region', { name: 'Next for you' }).getByRole('listitem')
  await expect.element(rows.first().getByRole('link', { name: 'Ben' })).toBeVisible()
  await expect.element(rows.nth(1).getByText('Reply window closed')).toBeVisible()
})

test('support: who has to write first and has no place in the list is counted below it', async () => {
  const free = Array.from({ length: 40 }, (_, index) => waits(`Customer ${index}`, 40 - index))
  const asleep = [waits('Wanda', 50, closed), waits('Wim', 49, closed)]
  await openDashboard('/', support, { server: listsOf({ free: [...asleep, ...free] }).handlers })
  await expect
    .element(page.getByText('Not shown: 2 customers who have to write before you can reply'))
    .toBeVisible()
})

test('owner: their home asks for nothing of what support comes back to', async () => {
  const { asked, handlers } = listsOf({ free: [waits('Ben', 2)] })
  await openDashboard('/', aUser({ capabilities: ['tickets'] }), { server: handlers })
  await expect.element(page.getByRole('link', { name: /^Longest wait 2h/ })).toBeVisible()
  expect(asked.filter((search) => /snoozed=true|assignee/.test(search))).toEqual([])
})

test('support on a phone: one of nobody is taken by a button of an icon', async () => {
  await page.viewport(390, 844)
  const { handlers } = listsOf({ free: [waits('Ben', 2)] })
  await openDashboard('/', support, { server: handlers })
  const take = page.getByRole('button', { name: 'Assign to me: Ben' })
  await expect.element(take).toBeVisible()
  const { width, height, right } = take.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  expect(right).toBeGreaterThan(390 - 60)
  await page.viewport(1440, 900)
})

test('on a phone a subject goes as far as there is room: to the end of its row, or to the button', async () => {
  await page.viewport(390, 844)
  const subject = 'A subject that is longer than any row of a phone can be, whatever is beside it'
  const rightOf = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0)
  const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
  const line = page.getByText(subject)

  await openDashboard('/', user, { server: listsOf({ free: [waits('Ben', 2, { subject })] }).handlers })
  await expect.element(line).toBeVisible()
  expect(rightOf(line.element())).toBe(rightOf(page.getByRole('link', { name: /^View all/ }).element()))
  await cleanup()

  await openDashboard('/', support, { server: listsOf({ free: [waits('Ben', 2, { subject })] }).handlers })
  const take = page.getByRole('button', { name: 'Assign to me: Ben' })
  await expect.element(take).toBeVisible()
  expect(leftOf(take.element()) - rightOf(line.element())).toBeLessThan(16)
  await page.viewport(1440, 900)
})

test('support: the buttons that take a ticket are in one column, on a phone the times end where the title’s link does', async () => {
  const { handlers } = listsOf({ free: [waits('Ben', 30), waits('Cleo', 23.8), waits('Dan', 0.5)] })
  await openDashboard('/', support, { server: handlers })
  const card = page.getByRole('region', { name: 'Next for you' })
  const take = card.getByRole('button', { name: /^Assign to me/ })
  const rightOf = (found: { elements: () => Element[] }) =>
    found.elements().map((element) => Math.round(element.getBoundingClientRect().right))
  await expect.poll(() => rightOf(take)).toHaveLength(3)
  expect(new Set(rightOf(take)).size).toBe(1)
  await page.viewport(390, 844)
  const times = () => [...card.element().querySelectorAll('time')]
  const end = () => rightOf(card.getByRole('link', { name: /^Unassigned/ }))[0]
  await expect.poll(() => rightOf({ elements: times })).toEqual([end(), end(), end()])
  const heights = [...document.querySelectorAll('[class*="figures"] > *')].map((tile) =>
    Math.round(tile.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(3)
  expect(new Set(heights).size).toBe(1)
  await page.viewport(1440, 900)
})

test('support: their own tickets come first, and one of nobody is taken and opened, however long the server takes', async () => {
  const person = (name: string, change: object) =>
    aTicketSummary({
      _id: name,
      subject: `About ${name}`,
      customer: { _id: name, name },
      unread: false,
      waitingSince: new Date().toISOString(),
      ...change,
    })
  const own = person('Ada', { assigneeId: 'user-1' })
  const free = person('Ben', {})
  const taken: unknown[] = []
  let undone = 0
  const answered = Promise.withResolvers<void>()
  const router = await openDashboard('/', support, {
    server: [
      handle(listTickets, ({ request }) => {
        const isOwn = new URL(request.url).searchParams.get('assignee') === 'user-1'
        return { data: { tickets: [isOwn ? own : free] } }
      }),
      handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...free }) } })),
      handle(updateTicket, async ({ request }) => {
        taken.push(await request.json())
        await answered.promise
        return { data: { ticket: aTicket({ ...free, assigneeId: 'user-1' }) } }
      }),
      handle(undoTicket, () => {
        undone++
        return { data: { ticket: aTicket({ ...free }) } }
      }),
    ],
  })
  const card = page.getByRole('region', { name: 'Next for you' })
  await expect.element(card.getByRole('listitem').first().getByText('Yours')).toBeVisible()
  await card.getByRole('button', { name: 'Assign to me: Ben' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ ticket: 'Ben' })
  await expect.poll(() => taken).toEqual([{ assigneeId: 'user-1' }])
  answered.resolve()

  const strip = page.getByRole('region', { name: 'Notifications' })
  await expect.element(strip.getByText(/^Assigned to /)).toBeVisible()
  await userEvent.keyboard('z')
  await expect.poll(() => undone).toBe(1)
})

test('support: as many places are held as there will be tiles', async () => {
  await openDashboard('/', support, { server: listsOf({}).handlers })
  const figures = () => document.querySelector('[class*="figures"]')?.children.length ?? 0
  const seen = new Set<number>()
  await expect.poll(() => seen.add(figures()) && document.body.textContent).toContain('Back today')
  expect([...seen].filter(Boolean)).toEqual([6])
})

test.each(['owner', 'admin'] as const)(
  '%s: notes that mention them stand on their home page, too',
  async (role) => {
    const { handlers } = listsOf({ free: [waits('Ben', 6)] })
    const person = role === 'owner' ? user : { ...user, role, ownerId: 'camille' }
    const router = await openDashboard('/', person, { server: handlers })
    const mentions = page.getByRole('region', { name: 'Mentions' })
    await expect.element(mentions.getByText('@Camille, can you look?')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Back today' })).not.toBeInTheDocument()
    await mentions.getByRole('link', { name: 'Thomas in Rosa Serrano’s ticket' }).click()
    await expect.poll(() => router.state.location.search).toMatchObject({ ticket: 'Rosa' })
  },
)
