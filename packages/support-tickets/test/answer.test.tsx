import { loadKitMessages } from '@replybay/ui-kit'
import {
  answer,
  answerWith,
  aMessage,
  aTicket,
  aUser,
  FeatureScreen,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages, supportTicketsFeature.loadMessages))
beforeEach(() => localStorage.clear())

const ticket = aTicket({ _id: 'elodie', subject: 'Globe fêlé', unread: false })
const user = answer('get', '/users/info', () => ({ data: { user: aUser() } }))
const info = answer('get', '/tickets/info/{id}', () => ({ data: { ticket } }))
const composer = page.getByRole('textbox', { name: 'Your answer' })
const thread = page.getByRole('log')
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

/** A server that takes answers, and says which it got. */
function takesAnswers() {
  const taken: { message: string; key: string | null }[] = []
  const handler = answer('post', '/tickets/answer/{id}', async ({ request }) => {
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
  expect(taken.map(({ message }) => message)).toEqual(['Un globe neuf part aujourd’hui.'])
})

test('keeps the text when the connection is lost, and sends it under the same name on the next try', async () => {
  const { taken, handler } = takesAnswers()
  const keys: (string | null)[] = []
  const lost = answer('post', '/tickets/answer/{id}', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    return Response.error()
  })
  answerWith(user, info, lost)
  await show()
  await composer.fill('Je vérifie le stock.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Error on answering webTickets · Your text is kept.')
  await expect.element(composer).toHaveValue('Je vérifie le stock.')

  answerWith(user, info, handler)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(thread.getByText('Je vérifie le stock.')).toBeVisible()
  expect(taken.map(({ key }) => key)).toEqual(keys)
})

test('a text that was changed after a failure is another answer', async () => {
  const { taken, handler } = takesAnswers()
  const keys: (string | null)[] = []
  const failing = answer('post', '/tickets/answer/{id}', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    return problem(503)
  })
  answerWith(user, info, failing)
  await show()
  await composer.fill('One')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  answerWith(user, info, handler)
  await composer.fill('One, and two')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(thread.getByText('One, and two')).toBeVisible()
  expect(taken[0]?.key).not.toBe(keys[0])
})

test('keeps the draft when the session ends', async () => {
  const reasons: string[] = []
  answerWith(
    user,
    info,
    answer('post', '/tickets/answer/{id}', () => problem(401, 'unauthorized')),
  )
  const first = await show((reason) => reasons.push(reason))
  await composer.fill('Not lost')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => reasons).toEqual(['expired'])
  await first.unmount()
  await show()
  await expect.element(composer).toHaveValue('Not lost')
})

test('a message over 10,000 characters is refused where it is written', async () => {
  answerWith(user, info)
  await show()
  await composer.fill('x'.repeat(10_003))
  await expect.element(page.getByText('3 characters too many')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
})

test('a ticket that nobody knows says so', async () => {
  answerWith(
    user,
    answer('get', '/tickets/info/{id}', () => problem(404, 'not-found')),
  )
  await show()
  await expect.element(page.getByText('Could not find a ticket with specified id')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
})

test('a ticket that is deleted elsewhere can still be read, not answered', async () => {
  let isDeleted = false
  answerWith(
    user,
    answer('get', '/tickets/info/{id}', () => (isDeleted ? problem(404, 'not-found') : { data: { ticket } })),
  )
  await show()
  await expect.element(composer).toBeVisible()
  isDeleted = true
  await expect.element(page.getByText(/This ticket was deleted/), { timeout: 8_000 }).toBeVisible()
  await expect.element(composer).not.toBeInTheDocument()
  await expect.element(thread.getByText('Bonjour, où est mon colis ?')).toBeVisible()
})

test('shows markup and script as the text that they are', async () => {
  const text = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>'
  const hostile = { ...ticket, subject: text, messages: [aMessage({ text })] }
  answerWith(
    user,
    answer('get', '/tickets/info/{id}', () => ({ data: { ticket: hostile } })),
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
    answer('get', '/tickets/counts/{webId}', () => ({ data: { counts: {} } })),
    answer('get', '/tickets/list/{webId}', () => ({
      data: { tickets: isAnswered ? [next] : [ticket, next] },
    })),
    answer('get', '/tickets/info/{id}', ({ params }) => ({
      data: { ticket: params['id'] === 'owen' ? next : ticket },
    })),
    answer('post', '/tickets/answer/{id}', () => {
      isAnswered = true
      return { data: { ticket: { ...ticket, status: 'answered' } } }
    }),
    answer('patch', '/tickets/close/{id}', () => ({ data: { ticket: { ...ticket, status: 'closed' } } })),
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

test('an answer with the words of an earlier one is not taken for sent when it fails', async () => {
  const earlier = aMessage({ _id: 'earlier', author: 'support', authorId: 'user-1', text: 'On its way.' })
  const before = { ...ticket, messages: [...ticket.messages, earlier] }
  answerWith(
    user,
    answer('get', '/tickets/info/{id}', () => ({ data: { ticket: before } })),
    answer('post', '/tickets/answer/{id}', () => problem(503)),
  )
  await show()
  await composer.fill('On its way.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(composer).toHaveValue('On its way.')
})

test('an answer whose reply was lost is settled once the thread shows it', async () => {
  let isStored = false
  const stored = aMessage({
    _id: 'stored',
    author: 'support',
    authorId: 'user-1',
    text: 'Stored all the same.',
  })
  answerWith(
    user,
    answer('get', '/tickets/info/{id}', () => ({
      data: { ticket: isStored ? { ...ticket, messages: [...ticket.messages, stored] } : ticket },
    })),
    answer('post', '/tickets/answer/{id}', () => {
      isStored = true
      return Response.error()
    }),
  )
  await show()
  await composer.fill('Stored all the same.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(thread.getByText('Stored all the same.'), { timeout: 8_000 }).toBeVisible()
  await expect.element(composer).toHaveValue('')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
