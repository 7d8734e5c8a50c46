import {
  answerTicket,
  closeTicket,
  countTickets,
  getTicketInfo,
  getUserInfo,
  listTickets,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
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
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => {
  localStorage.clear()
  // Nothing here is about the time in which an answer can be undone.
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":0}')
})

const ticket = aTicket({ _id: 'elodie', subject: 'Globe fêlé', unread: false })
const user = handle(getUserInfo, () => ({ data: { user: aUser() } }))
const info = handle(getTicketInfo, () => ({ data: { ticket } }))
const composer = page.getByRole('textbox', { name: 'Your reply' })
const thread = page.getByRole('log')
const show = () =>
  render(
    <TestFrame>
      <FeatureScreen feature={supportTicketsFeature} path="/ticket/elodie" />
    </TestFrame>,
  )

/** A server that takes answers, and says which it got. */
function takesAnswers() {
  const taken: { message: string; key: string | null }[] = []
  const handler = handle(answerTicket, async ({ request }) => {
    const { message } = (await request.json()) as { message: string }
    taken.push({ message, key: request.headers.get('idempotency-key') })
    const mine = aMessage({ author: 'support', text: message, authorId: 'user-1' })
    return { data: { ticket: { ...ticket, status: 'answered', messages: [...ticket.messages, mine] } } }
  })
  return { taken, handler }
}

test('sends the answer with Ctrl+Enter, shows it, and empties the composer', async () => {
  const { taken, handler } = takesAnswers()
  answerWith(user, info, handler)
  await show()
  await composer.fill('Un globe neuf part aujourd’hui.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(thread.getByText('Un globe neuf part aujourd’hui.')).toBeVisible()
  await expect.element(composer).toHaveValue('')
  await expect.poll(() => taken.map(({ message }) => message)).toEqual(['Un globe neuf part aujourd’hui.'])
})

test('a message over 10,000 characters is refused where it is written', async () => {
  answerWith(user, info)
  await show()
  await composer.fill('x'.repeat(10_003))
  await expect.element(page.getByText('3 over the limit')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
})

test('a ticket that nobody knows says so', async () => {
  answerWith(
    user,
    handle(getTicketInfo, () => problem(404, 'not-found')),
  )
  await show()
  await expect.element(page.getByText('Could not find a ticket with specified id')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(page.getByText('Could not find a ticket with specified id')).not.toBeInTheDocument()
})

test('a ticket that is deleted elsewhere can still be read, and what was typed in it is given back', async () => {
  let isDeleted = false
  answerWith(
    user,
    handle(getTicketInfo, () => (isDeleted ? problem(404, 'not-found') : { data: { ticket } })),
  )
  const first = await show()
  await composer.fill('Half an answer')
  isDeleted = true
  await expect.element(page.getByText(/This ticket was deleted/)).toBeVisible()
  await expect.element(composer).not.toBeInTheDocument()
  await expect.element(thread.getByText('Bonjour, où est mon colis ?')).toBeVisible()
  await expect.element(page.getByText('Half an answer')).toBeVisible()
  // As after a reload.
  await first.unmount()
  await show()
  await expect.element(page.getByText('Could not find a ticket with specified id')).toBeVisible()
  await expect.element(page.getByText('Half an answer')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy text' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Half an answer')).not.toBeInTheDocument()
  expect(Object.keys(localStorage).filter((key) => key.includes(':draft:'))).toEqual([])
})

test('shows markup and script as the text that they are', async () => {
  const text = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>'
  const hostile = { ...ticket, subject: text, messages: [aMessage({ text })] }
  answerWith(
    user,
    handle(getTicketInfo, () => ({ data: { ticket: hostile } })),
  )
  await show()
  await expect.element(thread.getByText(text)).toBeVisible()
  expect(window).not.toHaveProperty('hacked')
})

test('an answered ticket that has left the view leads on to the next one when it is closed', async () => {
  let isAnswered = false
  const next = aTicket({ _id: 'owen', subject: 'Dimmer', unread: false })
  answerWith(
    user,
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(listTickets, () => ({
      data: { tickets: isAnswered ? [next] : [ticket, next] },
    })),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: params.id === 'owen' ? next : ticket },
    })),
    handle(answerTicket, () => {
      isAnswered = true
      return { data: { ticket: { ...ticket, status: 'answered' } } }
    }),
    handle(closeTicket, () => ({ data: { ticket: { ...ticket, status: 'closed' } } })),
  )
  await render(
    <TestFrame>
      <FeatureScreen feature={supportTicketsFeature} path="/webs/tickets?ticket=elodie" />
    </TestFrame>,
  )
  await composer.fill('Done.')
  await page.getByRole('button', { name: 'Send & close' }).click()
  await expect.element(page.getByRole('article', { name: 'Dimmer' })).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Dimmer' })).toHaveFocus()
})
