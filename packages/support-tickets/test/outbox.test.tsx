import { loadKitMessages } from '@replybay/ui-kit'
import type { Ticket } from '@replybay/api-client'
import {
  answerTicket,
  closeTicket,
  countTickets,
  getTicketInfo,
  getUserInfo,
  listTickets,
  undoTicket,
  listCannedAnswers,
} from '@replybay/api-client/operations'
import {
  aMessage,
  answerWith,
  aTicket,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const composer = page.getByRole('textbox', { name: 'Your reply' })
const thread = page.getByRole('log')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const undoSeconds = (seconds: number) =>
  localStorage.setItem('replybay:answer-settings:user-1', JSON.stringify({ undoSeconds: seconds }))
const kept = () => Object.keys(localStorage).filter((key) => key.includes(':outbox:'))
const show = (onSignedOut?: (reason: string) => void) =>
  render(
    <TestFrame>
      <FeatureScreen
        feature={supportTicketsFeature}
        path="/ticket/elodie"
        {...(onSignedOut && { onSignedOut })}
      />
    </TestFrame>,
  )

interface Taken {
  message: string
  key: string | null
}

/** A server with one ticket: it stores each key once, as ours does, and does what a test wants before it replies. */
function aServer(user = aUser()) {
  let ticket: Ticket = aTicket({ _id: 'elodie', subject: 'Globe fêlé', unread: false })
  const taken: Taken[] = []
  /** The key that it was closed under, and what it was before. */
  let closed = { key: null as string | null, before: ticket.status }
  const server = {
    taken,
    looks: 0,
    /** What the next attempts come to; nothing: all goes well. */
    storing: undefined as
      | 'refuse'
      | 'lose-reply'
      | 'lose-request'
      | 'sign-out'
      | 'forbid'
      | 'full'
      | 'null'
      | 'null-while-asked'
      | undefined,
    isDeleted: false,
    /** The next attempts to close it do not get through. */
    losesClosing: false,
    /** The next attempts to change it do not get through. */
    losesChanges: false,
    /** The list does not arrive. */
    holdsList: false,
    /** What was changed of the ticket. */
    changes: [] as string[],
    becomes: (status: Ticket['status']) => {
      ticket = { ...ticket, status }
    },
    says: (message: Parameters<typeof aMessage>[0]) => {
      ticket = { ...ticket, messages: [...ticket.messages, aMessage(message)] }
    },
    status: () => ticket.status,
    beforeClose: () => closed.before,
  }
  answerWith(
    handle(listCannedAnswers, () => ({ data: { cannedAnswers: [] } })),
    handle(getUserInfo, () => ({ data: { user } })),
    handle(getTicketInfo, () => {
      server.looks++
      return server.isDeleted ? problem(404, 'not-found') : { data: { ticket } }
    }),
    handle(answerTicket, async ({ request }) => {
      const { message } = (await request.json()) as { message: string }
      const key = request.headers.get('idempotency-key')
      if (server.storing === 'lose-request') return Response.error()
      if (server.storing === 'refuse') return problem(503)
      if (server.storing === 'forbid') return problem(403)
      if (server.storing === 'null') return Response.json(null)
      if (server.storing === 'null-while-asked') {
        server.says({ _id: 'asked', author: 'customer', text: 'Anybody there?' })
        return Response.json(null)
      }
      if (server.storing === 'full') return problem(409, 'conversation-full')
      if (server.storing === 'sign-out') return problem(401, 'unauthorized')
      if (key === null || !taken.some((each) => each.key === key)) {
        taken.push({ message, key })
        ticket = {
          ...ticket,
          status: 'answered',
          messages: [...ticket.messages, aMessage({ author: 'support', authorId: user._id, text: message })],
        }
      }
      return server.storing === 'lose-reply' ? Response.error() : { data: { ticket } }
    }),
    handle(undoTicket, async ({ request }) => {
      const { key } = (await request.json()) as { key: string }
      if (server.losesChanges) return Response.error()
      if (key !== closed.key || ticket.status !== 'closed') return problem(409, 'changed-meanwhile')
      server.changes.push('undone')
      ticket = { ...ticket, status: closed.before }
      return { data: { ticket } }
    }),
    handle(closeTicket, ({ request }) => {
      if (server.losesClosing) return Response.error()
      closed = { key: request.headers.get('idempotency-key'), before: ticket.status }
      ticket = { ...ticket, status: 'closed' }
      return { data: { ticket } }
    }),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(listTickets, async () => {
      if (server.holdsList) await new Promise(() => undefined)
      return { data: { tickets: [ticket] } }
    }),
  )
  return server
}

/** Makes the clock one that can be put forward. */
function useClock() {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  return (ms: number) => vi.advanceTimersByTimeAsync(ms)
}

async function send(text: string) {
  await composer.fill(text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

test('an answer stands in the thread at once and can be undone before it goes', async () => {
  const server = aServer()
  await show()
  await send('Too fast')
  await expect.element(thread.getByText('Too fast')).toBeVisible()
  await expect.element(thread.getByText('Sending…')).toBeVisible()
  await expect.element(composer).toHaveValue('')
  await thread.getByRole('button', { name: 'Undo' }).click()
  await expect.element(composer).toHaveValue('Too fast')
  await expect.element(composer).toHaveFocus()
  await expect.element(thread.getByText('Too fast')).not.toBeInTheDocument()
  expect(server.taken).toEqual([])
  expect(kept()).toEqual([])
})

test('a reply says when it goes beside the list too, and is undone there; its thread undoes both', async () => {
  const server = aServer()
  await show()
  await send('Too fast')
  await expect.element(page.getByText('Sending reply in 5s')).toBeVisible()
  ;(composer.element() as HTMLElement).blur()
  await userEvent.keyboard('z')
  await expect.element(composer).toHaveValue('Too fast')
  await expect.element(composer).toHaveFocus()
  await send('Too fast')
  await thread.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(/Sending reply in/)).not.toBeInTheDocument()
  expect(server.taken).toEqual([])
})

test('what was undone comes before what was written since', async () => {
  aServer()
  await show()
  await send('First.')
  await composer.fill('Second.')
  await thread.getByRole('button', { name: 'Undo' }).click()
  await expect.element(composer).toHaveValue('First.\n\nSecond.')
})

test('sample data that goes within the time to undo: its reply goes with it, and is sent to nobody', async () => {
  aServer(aUser({ sample_webs: ['web-1'] }))
  const screen = await show()
  await send('Just trying')
  expect(kept()).toHaveLength(1)
  await screen.unmount()
  const server = aServer(aUser())
  await show()
  await expect.poll(kept).toEqual([])
  expect(server.taken).toEqual([])
})

test('it goes by itself when the time is over', async () => {
  const server = aServer()
  const pass = useClock()
  await show()
  await send('In five seconds')
  await expect.element(thread.getByText('Sending…')).toBeVisible()
  expect(server.taken).toEqual([])
  await pass(5_000)
  await expect.poll(() => server.taken.map(({ message }) => message)).toEqual(['In five seconds'])
  await expect.element(thread.getByText('Sending…')).not.toBeInTheDocument()
})

test('it survives a reload within the time to undo', async () => {
  const server = aServer()
  const pass = useClock()
  const first = await show()
  await send('Still there')
  await expect.element(thread.getByText('Still there')).toBeVisible()
  await first.unmount()
  await show()
  await expect.element(button('Undo')).toBeVisible()
  expect(server.taken).toEqual([])
  // Here its page goes on, and holds it for as long as one that shows it may.
  await pass(62_000)
  await expect.poll(() => server.taken.length).toBe(1)
  await expect.element(thread.getByText('Still there')).toBeVisible()
})

test('a reply that is lost makes no second answer', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  server.storing = 'lose-reply'
  await show()
  await send('Exactly once')
  await expect.poll(() => pass(2_000).then(kept)).toEqual([])
  expect(server.taken.map(({ message }) => message)).toEqual(['Exactly once'])
  await expect.element(thread.getByText('Exactly once')).toBeVisible()
})

test('a backend without keys is asked first whether the answer has arrived', async () => {
  undoSeconds(0)
  const server = aServer(aUser({ capabilities: [] }))
  const pass = useClock()
  server.storing = 'lose-reply'
  await show()
  await send('As far as can be told')
  await expect.poll(() => pass(2_000).then(kept)).toEqual([])
  expect(server.taken).toEqual([{ message: 'As far as can be told', key: null }])
})

test('the words of an earlier answer are not taken for this one', async () => {
  undoSeconds(0)
  const server = aServer()
  server.says({ author: 'support', authorId: 'user-1', text: 'On its way.' })
  server.storing = 'refuse'
  await show()
  await send('On its way.')
  await expect.element(thread.getByText('Not sent yet. We’ll keep trying.')).toBeVisible()
  server.storing = undefined
  await button('Retry').click()
  await expect.poll(() => server.taken.length).toBe(1)
})

test('a failure says so, and each attempt carries the same key', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  server.storing = 'lose-request'
  await show()
  await send('Je vérifie le stock.')
  await expect.element(thread.getByText('Not sent yet. We’ll keep trying.')).toBeVisible()
  server.storing = 'lose-reply'
  await button('Retry').click()
  await expect.poll(() => server.taken.length).toBe(1)
  server.storing = undefined
  await expect.poll(() => pass(2_000).then(kept)).toEqual([])
  expect(server.taken.length).toBe(1)
})

test('being online again sends at once what could not be sent', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  server.storing = 'lose-request'
  await show()
  await send('From the train')
  await expect.element(thread.getByText('Not sent yet. We’ll keep trying.')).toBeVisible()
  const dueAt = () => JSON.parse(localStorage.getItem(kept()[0] ?? '') ?? '{}').dueAt
  // Each attempt that fails puts the next one off for longer.
  await expect.poll(() => pass(1_000).then(() => dueAt() - Date.now())).toBeGreaterThan(25_000)
  const nextAt = dueAt()
  server.storing = undefined
  window.dispatchEvent(new Event('online'))
  await expect.poll(kept).toEqual([])
  expect(Date.now()).toBeLessThan(nextAt)
  expect(server.taken.length).toBe(1)
})

test('without a network an answer says that it waits, and can be edited', async () => {
  undoSeconds(0)
  aServer()
  await show()
  await expect.element(composer).toBeVisible()
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  await send('From the tunnel')
  await expect.element(thread.getByText('Not sent yet. It’ll be sent once you’re back online.')).toBeVisible()
  await button('Edit').click()
  await expect.element(composer).toHaveValue('From the tunnel')
})

test('edit brings the text back, unchanged it is the same answer, changed another', async () => {
  undoSeconds(0)
  const server = aServer()
  server.storing = 'refuse'
  await show()
  await send('One')
  await expect.element(thread.getByText('Not sent yet. We’ll keep trying.')).toBeVisible()
  const [key] = kept().map((each) => each.split(':').at(-1))
  await button('Edit').click()
  await expect.element(composer).toHaveValue('One')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await composer.click()
  await send('One')
  await expect.element(button('Edit')).toBeVisible()
  expect(kept().map((each) => each.split(':').at(-1))).toContain(key)
})

test('answers of a ticket go in their order, and one that is held up holds up the next', async () => {
  undoSeconds(0)
  const server = aServer()
  server.storing = 'forbid'
  await show()
  await send('First')
  await expect
    .element(
      thread.getByText('Not sent: You don’t have access to tickets. The account owner can change that.'),
    )
    .toBeVisible()
  await expect.element(thread.getByRole('button', { name: 'Copy text' })).toBeVisible()
  await send('Second')
  await expect.element(thread.getByText('Not sent yet. The reply above comes first.')).toBeVisible()
  server.storing = undefined
  await button('Retry').click()
  await expect.poll(() => server.taken.map(({ message }) => message)).toEqual(['First', 'Second'])
})

test('an answer that was taken with null, and is not in the ticket then, is not sent', async () => {
  undoSeconds(0)
  const server = aServer()
  server.storing = 'null'
  await show()
  await send('Into the void')
  await expect.element(thread.getByText(/Not sent/)).toBeVisible()
  server.storing = undefined
  await button('Retry').click()
  await expect.poll(() => server.taken.map(({ message }) => message)).toEqual(['Into the void'])
  await expect.element(thread.getByText(/Not sent/)).not.toBeInTheDocument()
})

test('an answer that was taken with null is not taken for sent because the customer wrote meanwhile', async () => {
  undoSeconds(0)
  const server = aServer()
  server.storing = 'null-while-asked'
  await show()
  await send('Into the void')
  await expect.element(thread.getByText(/Not sent/)).toBeVisible()
})

test('an answer for which the ticket has no room says so, and gives its text back', async () => {
  undoSeconds(0)
  const server = aServer()
  server.storing = 'full'
  await show()
  await send('One too many')
  await expect.element(thread.getByText(/This ticket can’t hold any more messages/)).toBeVisible()
  await button('Edit').click()
  await expect.element(composer).toHaveValue('One too many')
})

test('waits for who was signed out, and goes when they are back', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  server.storing = 'sign-out'
  const reasons: string[] = []
  const first = await show((reason) => reasons.push(reason))
  await send('Not lost')
  await expect.poll(() => reasons).toEqual(['expired'])
  await first.unmount()
  server.storing = undefined
  await show()
  await expect
    .poll(() => pass(2_000).then(() => server.taken.map(({ message }) => message)))
    .toEqual(['Not lost'])
})

test('two tabs send an entry once, also where the backend knows no keys', async () => {
  const server = aServer(aUser({ capabilities: [] }))
  const pass = useClock()
  const entry = {
    key: 'entry-1',
    ticketId: 'elodie',
    text: 'From one of two tabs',
    queuedAt: 1,
    dueAt: Date.now() + 600,
    state: 'waiting',
  }
  localStorage.setItem('replybay:draft:user-1:outbox:entry-1', JSON.stringify(entry))
  await show()
  await show()
  await expect.poll(() => pass(2_000).then(kept)).toEqual([])
  expect(server.taken.map(({ message }) => message)).toEqual(['From one of two tabs'])
})

test('what the customer wrote meanwhile asks once', async () => {
  undoSeconds(0)
  const server = aServer()
  await show()
  await composer.fill('Your lamp is on its way.')
  server.says({ text: 'Please cancel it' })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(thread.getByText('New message from Élodie Marchand: Please cancel it')).toBeVisible()
  expect(server.taken).toEqual([])
  server.says({ text: 'Hello?' })
  await button('Send anyway').click()
  await expect.poll(() => server.taken.length).toBe(1)
})

test('look first gives the text back, which then goes without a question', async () => {
  undoSeconds(0)
  const server = aServer()
  await show()
  await composer.fill('Your lamp is on its way.')
  server.says({ author: 'support', authorId: 'thomas', authorName: 'Thomas', text: 'I have cancelled it.' })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(thread.getByText('New message from Thomas: I have cancelled it.')).toBeVisible()
  await button('Read it first').click()
  await expect.element(composer).toHaveValue('Your lamp is on its way.')
  await composer.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => server.taken.length).toBe(1)
})

test('what a colleague said meanwhile asks before it is sent, though it stands in the thread', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  await show()
  await composer.fill('Your lamp is on its way.')
  server.says({ author: 'support', authorId: 'thomas', authorName: 'Thomas', text: 'I have cancelled it' })
  await expect.poll(() => pass(2_000).then(() => server.looks)).toBeGreaterThan(1)
  await expect.element(page.getByText('New message from Thomas since you started writing')).toBeVisible()
  await expect.element(page.getByText('“I have cancelled it”')).toBeVisible()
  await pass(3_000)
  await composer.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(kept()).toEqual([])
  // What is advised comes first.
  await expect
    .element(
      page.getByRole('status').filter({ hasText: 'since you started writing' }).getByRole('button').first(),
    )
    .toHaveAccessibleName('Read it first')
  await button('Send anyway').click()
  await expect.poll(() => server.taken.length).toBe(1)
})

/** A reply that is begun, and then a line of the customer in view above it. */
async function beginBeforeTheCustomer(pass: (ms: number) => Promise<unknown>) {
  undoSeconds(0)
  const server = aServer()
  await show()
  await composer.fill('Your lamp is on its way.')
  server.says({ text: 'By the way, thank you' })
  await expect.poll(() => pass(2_000).then(() => server.looks)).toBeGreaterThan(1)
  await expect
    .element(page.getByText('New message from Élodie Marchand since you started writing'))
    .toBeVisible()
  await composer.click()
  return server
}

test('what the customer said meanwhile asks once before it is sent, also where it was there to be read', async () => {
  const pass = useClock()
  const server = await beginBeforeTheCustomer(pass)
  await pass(3_000)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(button('Send anyway')).toBeVisible()
  expect(server.taken).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => server.taken.length).toBe(1)
})

test('a ticket that was deleted meanwhile gives the text back', async () => {
  const server = aServer()
  undoSeconds(0)
  await show()
  await composer.fill('Too late')
  server.isDeleted = true
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(thread.getByText('Not sent: this ticket was deleted')).toBeVisible()
  await expect.element(thread.getByText('Too late')).toBeVisible()
  await button('Discard').click()
  await expect.element(thread.getByText('Too late')).not.toBeInTheDocument()
  expect(kept()).toEqual([])
})

test('send and close closes once the answer is on the server, and can be taken back until it goes', async () => {
  const server = aServer()
  await show()
  await composer.fill('Done.')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expect.element(page.getByText(/^Replying and closing in \ds$/).last()).toBeVisible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('separator', { name: 'List width' })).toBeVisible()
  await expect.element(composer).toHaveValue('Done.')
  await expect.element(composer).toHaveFocus()
  undoSeconds(0)
  await composer.click()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expect.element(page.getByText('Closed: Élodie Marchand')).toBeVisible()
  expect(server.taken.map(({ message }) => message)).toEqual(['Done.'])
  expect(server.status()).toBe('closed')
})

test('send and close that is undone while the list still loads: the reply keeps the focus beside the list', async () => {
  const server = aServer()
  await show()
  await composer.fill('Done.')
  server.holdsList = true
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  // Like a press, without the time that a test takes to point at it.
  undo.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('separator', { name: 'List width' })).toBeVisible()
  await expect.element(composer).toHaveValue('Done.')
  await expect.element(composer).toHaveFocus()
})

test('a ticket that is closed while a reply to it waits is closed with it; the closing is undone first, then the reply', async () => {
  undoSeconds(10)
  const server = aServer()
  await show()
  await composer.fill('Your parcel left today.')
  await button('Send').click()
  await expect.poll(kept).toHaveLength(1)
  await button('Close').click()
  await expect.poll(() => localStorage.getItem(kept()[0] ?? '')).toContain('"closes":true')
  await userEvent.keyboard('z')
  await expect.poll(() => localStorage.getItem(kept()[0] ?? '')).toContain('"closes":false')
  await userEvent.keyboard('z')
  await expect.element(composer).toHaveValue('Your parcel left today.')
  expect(server.status()).toBe('open')

  undoSeconds(0)
  await button('Send').click()
  await expect.poll(() => server.taken.map(({ message }) => message)).toEqual(['Your parcel left today.'])
  await expect.poll(() => server.status()).toBe('answered')
})

test('a ticket that is closed while a failing server holds up a reply: closed after the reply', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  server.storing = 'refuse'
  await show()
  await send('Your parcel left today.')
  await expect.element(thread.getByText('Not sent yet. We’ll keep trying.')).toBeVisible()
  ;(composer.element() as HTMLElement).blur()
  await userEvent.keyboard('e')
  await expect.poll(() => localStorage.getItem(kept()[0] ?? '')).toContain('"closes":true')
  expect(server.status()).toBe('open')
  server.storing = undefined
  await expect.poll(() => pass(2_000).then(kept)).toEqual([])
  expect(server.taken.map(({ message }) => message)).toEqual(['Your parcel left today.'])
  expect(server.status()).toBe('closed')
})

test('a ticket is not closed over what its customer has written since it was answered', async () => {
  undoSeconds(0)
  const server = aServer()
  const pass = useClock()
  server.losesClosing = true
  await show()
  await composer.fill('Done.')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expect.poll(() => localStorage.getItem(kept()[0] ?? '')).toContain('"failures":1')
  server.says({ text: 'One more thing' })
  server.losesClosing = false
  await expect.poll(() => pass(2_000).then(kept)).toEqual([])
  await expect
    .element(page.getByText('New message from Élodie Marchand: the ticket stays open'))
    .toBeVisible()
  expect(server.taken).toHaveLength(1)
  expect(server.status()).toBe('answered')
})

const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })

const closings = [['with an answer'], ['alone']] as const

async function close(how: (typeof closings)[number][0]) {
  undoSeconds(0)
  await show()
  if (how === 'alone') await button('Close').click()
  else {
    await composer.fill('Done.')
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  }
  await expect.element(undo).toBeVisible()
}

test.each(closings)('a ticket that was closed %s is what it was again by Undo', async (how) => {
  const server = aServer()
  await close(how)
  const before = server.beforeClose()
  await undo.click()
  await expect.poll(() => server.changes).toEqual(['undone'])
  expect(server.status()).toBe(before)
  await expect.element(button('Close')).toBeVisible()
})

test.each(closings)('a ticket that was closed %s and changed since is left as it is by Undo', async (how) => {
  const server = aServer()
  await close(how)
  server.says({ text: 'One more thing' })
  server.becomes('open')
  await undo.click()
  await expect
    .element(page.getByText('This ticket has changed since then, so this can’t be undone'))
    .toBeVisible()
  await expect.element(page.getByRole('log').getByText('One more thing')).toBeVisible()
  expect(server.changes).toEqual([])
})

test('a closing that is undone over a cut network: the ticket is open again once the network is back', async () => {
  const server = aServer()
  server.losesChanges = true
  await close('alone')
  await undo.click()
  const waiting = () =>
    Object.entries(localStorage).find(([key]) => key.startsWith('replybay:pending:user-1:undoings'))?.[1] as
      | string
      | undefined
  await expect.poll(waiting).toContain('"failures":1')
  expect(server.status()).toBe('closed')
  server.losesChanges = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => server.changes).toEqual(['undone'])
  await expect.poll(waiting).toBeUndefined()
})
