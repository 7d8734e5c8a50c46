import type { APIRequestContext } from '@playwright/test'
import { Agent } from './agent.ts'
import { answerAtOnce } from './answering.ts'
import { enter } from './sign-in.ts'
import { expect, type ReplybayServer, test } from './server.ts'
import { aVisitor } from './visitor.ts'

/** Room for all rows of a list. */
const viewport = { width: 1440, height: 2400 }
test.use({ serverFor: 'two people', viewport, actionTimeout: 10_000 })

const INBOX = '/webs/tickets'
/** What is written and not sent, by the ticket. */
const drafts = [
  ['Hal Draft', 'A draft for Hal'],
  ['Cy Again', 'Half a sentence of Ines'],
  ['Fay Bulk', 'A draft for Fay'],
] as const
const visitors = [
  'Ada Both',
  'Bo Gone',
  'Cy Again',
  'Dee Crash',
  'Eli Bulk',
  'Fay Bulk',
  'Gus Last',
  'Hal Draft',
]

interface Ticket {
  _id: string
  subject: string
  status: string
  customer: { name: string }
  messages: { text: string }[]
  notes: { text: string }[]
}

/** What the server says, to a colleague who does nothing. */
async function asThomas(server: ReplybayServer, request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await server.signIn('admin@maison-lumen.example')}` }
  const read = async (path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()).data
  const list = async (query: string): Promise<Ticket[]> =>
    (await read(`/tickets/list/web-maison-lumen?channel=web&limit=50${query}`)).tickets
  return {
    list,
    ticket: async (id: string): Promise<Ticket> => (await read(`/tickets/info/${id}`)).ticket,
    /** Those that are awake. */
    count: async (status: string): Promise<number> => {
      const { counts, snoozed } = await read('/tickets/counts/web-maison-lumen')
      return counts[status].web - (snoozed[status]?.web ?? 0)
    },
  }
}

/**
 * From the longest waiting down: a saved reply, an answer with which a ticket is closed, a note, a way back.
 * @param names of the customers, by the id of the ticket: who waits longest is another one each day.
 */
async function beginAtTheTop(camille: Agent, names: ReadonlyMap<string, string>): Promise<void> {
  const name = () => names.get(camille.openId) ?? 'nobody'
  await expect(camille.row('Grace Holloway')).toBeVisible()
  await camille.go('j', 'Enter')
  await camille.press('r')
  await camille.page.keyboard.type('/late')
  await expect(camille.page.getByRole('option', { name: /late/ })).toBeVisible()
  await camille.press('Enter')
  // The day is left open, and selected.
  await expect(camille.composer).toHaveValue(/‹date›/)
  await camille.page.keyboard.type('Friday')
  await expect(camille.composer).toHaveValue(/ Friday\./)
  const canned = await camille.composer.inputValue()
  expect(canned).toContain(name().split(' ')[0])
  camille.sends(canned)
  await camille.press('ControlOrMeta+Enter', 'Escape')
  await camille.go('j')
  await camille.answerAndClose('Camille answers and closes')
  await camille.note('Camille notes')
  const closed = `Closed: ${name()}`
  await camille.go('e')
  await camille.pressIn(closed, 'Undo')
}

/** From the end up: what is begun and left, a note, and an answer. */
async function beginAtTheEnd(ines: Agent): Promise<void> {
  await expect(ines.row('Hal Draft')).toBeVisible()
  await ines.press('j', 'End')
  await ines.go('Enter')
  await ines.type('A draft for Hal')
  await ines.press('Escape')
  await ines.go('k')
  await ines.note('Ines notes')
  await ines.answer('Ines answers')
  await ines.seesAllSent()
}

test('two people work by keyboard through a crash and a cut network: nothing is lost, nothing is doubled', async ({
  page,
  openElsewhere,
  request,
  server,
}) => {
  test.slow()
  const [ada, bo, cy] = await test.step('visitors write', async () => {
    const opened = []
    for (const name of visitors) opened.push(await aVisitor(request, name, `It is ${name}. Are you there?`))
    return opened
  })
  if (!ada || !bo || !cy) throw new Error('Nobody wrote.')
  const thomas = await asThomas(server, request)
  const open = await thomas.list('&status=open')
  const names = new Map(open.map(({ _id, customer }) => [_id, customer.name]))
  const titles = new Map(open.map(({ _id, subject, customer }) => [_id, subject || customer.name]))
  const idOf = (name: string) => [...titles].find(([, title]) => title === name)?.[0]
  const inesPage = await openElsewhere({ viewport })
  await enter(inesPage, 'support@maison-lumen.example')
  await answerAtOnce(inesPage)
  await inesPage.goto(INBOX)
  const ines = new Agent(inesPage, titles)
  await enter(page, 'owner@maison-lumen.example', INBOX)
  const camille = new Agent(page, titles)

  await test.step('one begins at the top, one at the end', async () => {
    await Promise.all([beginAtTheTop(camille, names), beginAtTheEnd(ines)])
  })

  await test.step('one closes what the other answers at that moment', async () => {
    await Promise.all([camille.open('Ada Both'), ines.open('Ada Both')])
    await ines.type('Ines is here')
    ines.sends('Ines is here')
    await Promise.all([camille.go('e'), ines.press('ControlOrMeta+Enter')])
    await ines.seesAllSent()
    const { status } = await thomas.ticket(ada.id)
    expect(['answered', 'closed']).toContain(status)
  })

  await test.step('one deletes what the other is writing in', async () => {
    await Promise.all([camille.open('Bo Gone'), ines.open('Bo Gone')])
    await ines.type('You must not lose this')
    await camille.go('#')
    await camille.pressIn('Deleted: Bo Gone', 'Dismiss')
    await expect(ines.page.getByText('This ticket was deleted')).toBeVisible()
    await expect(ines.page.getByText('You must not lose this')).toBeVisible()
  })

  await test.step('the server dies while both send, and comes back', async () => {
    await camille.open('Dee Crash')
    await ines.open('Cy Again')
    await camille.type('Camille through the crash')
    await ines.type('Ines through the crash')
    await server.stop('SIGKILL')
    ines.sends('Ines through the crash')
    await ines.press('ControlOrMeta+Enter', 'Escape')
    camille.sends('Camille through the crash')
    await camille.press('ControlOrMeta+Shift+Enter')
    await expect(ines.thread.getByText('Not sent')).toBeVisible()
    await server.start()
    await ines.seesAllSent()
    await expect(camille.page.getByText('Closed: Dee Crash')).toBeVisible({ timeout: 40_000 })
  })

  await test.step('one goes on without a network, while the customer and the other write', async () => {
    await ines.page.context().setOffline(true)
    await ines.type('Ines without a network')
    ines.sends('Ines without a network')
    await ines.press('ControlOrMeta+Enter', 'Escape')
    await expect(ines.thread.getByText('Not sent')).toBeVisible()
    await ines.type('Half a sentence of Ines')
    await ines.press('Escape')
    await cy.write('It is Cy again')
    await camille.open('Cy Again')
    await camille.note('Camille saw Cy')
    await ines.page.context().setOffline(false)
    // An attempt that the network's return cuts off is made again, each time a little later.
    await ines.thread.getByRole('button', { name: 'Send anyway' }).press('Enter', { timeout: 40_000 })
    await ines.seesAllSent()
    await expect(ines.composer).toHaveValue('Half a sentence of Ines')
  })

  await test.step('one closes many, among them what the other writes in', async () => {
    await ines.open('Fay Bulk')
    await ines.type('A draft for Fay')
    await ines.press('Escape')
    await camille.leave()
    await camille.row('Eli Bulk').focus()
    await camille.press('x', 'j', 'Shift+X')
    await expect(camille.page.getByRole('region', { name: 'Selected tickets' })).toBeVisible()
    await camille.press('e')
    await camille.pressIn('2 tickets closed', 'Dismiss')
    await expect(camille.row('Fay Bulk')).toHaveCount(0)
    await expect(ines.page.getByRole('article').getByText('Closed', { exact: true })).toBeVisible()
    await expect(ines.composer).toHaveValue('A draft for Fay')
  })

  await test.step('what was sent is there once', async () => {
    const sent = [...camille.sent, ...ines.sent]
    expect(sent.length).toBeGreaterThan(8)
    for (const { ticketId, text } of sent) {
      const { messages, notes } = await thomas.ticket(ticketId)
      const found = [...messages, ...notes].filter((said) => said.text === text)
      expect(found, text).toHaveLength(1)
    }
  })
  await test.step('what was not sent is there for who wrote it', async () => {
    for (const [name, text] of drafts) {
      await ines.page.goto(`/ticket/${idOf(name)}`)
      await expect(ines.composer).toHaveValue(text)
    }
    await ines.page.goto(`/ticket/${bo.id}`)
    await expect(ines.page.getByText('You must not lose this')).toBeVisible()
  })
  await test.step('both see what the server says', async () => {
    await ines.page.goto(INBOX)
    await Promise.all([camille, ines].map((agent) => seesTheSame(agent, thomas)))
  })
  expect([...camille.errors, ...ines.errors]).toEqual([])
})

/** Sees the tickets that the server has, in its order, and how many they are. */
async function seesTheSame(agent: Agent, thomas: Awaited<ReturnType<typeof asThomas>>): Promise<void> {
  for (const [status, sort, view] of [
    ['closed', 'newest', 'Closed'],
    ['answered', 'newest', 'Answered'],
    ['open', 'waiting', 'Open'],
  ] as const) {
    const link = agent.page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view })
    await link.first().press('Enter')
    await expect(async () => {
      const tickets = await thomas.list(`&status=${status}&sort=${sort}&snoozed=false`)
      const rows = await agent.rows()
      expect(rows).toEqual(tickets.slice(0, rows.length).map(({ _id }) => _id))
      expect(rows.length).toBeGreaterThan(Math.min(tickets.length, 20) - 1)
      await expect(link.first()).toHaveText(`${view}${await thomas.count(status)}`)
    }).toPass({ timeout: 15_000 })
  }
}
