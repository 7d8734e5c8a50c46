import {
  deleteTicket,
  getCustomer,
  getTicketInfo,
  getUserInfo,
  listTickets,
  updateCustomer,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answerWith,
  aTicket,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

/** A ticket of somebody of whom there is a record, beside which it is shown. */
async function open() {
  const told: string[] = []
  const ticket = aTicket({
    _id: 'spam',
    unread: false,
    customer: { _id: 'c1', name: 'Lamp Seller' },
    subject: 'Cheap lamps',
  })
  const customer = { ...ticket.customer, blocked: false, channels: ['web'], createdAt: ticket.createdAt }
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: ['customers'] }) } })),
    handle(getTicketInfo, () => ({ data: { ticket } })),
    handle(listTickets, () => ({ data: { tickets: [ticket] } })),
    handle(getCustomer, () => ({ data: { customer, tickets: [ticket] } })),
    handle(deleteTicket, () => {
      told.push('deleted')
      return new Response(null, { status: 204 })
    }),
    handle(updateCustomer, async ({ request }) => {
      told.push(await request.text())
      return { data: { customer, tickets: [] } }
    }),
  )
  await page.viewport(1440, 900)
  await render(
    <TestFrame>
      <FeatureScreen feature={supportTicketsFeature} path="/ticket/spam" />
    </TestFrame>,
  )
  return told
}

test('spam is deleted and its customer blocked, after the time to undo it', async () => {
  const told = await open()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Spam: block and delete' }).click()
  await expect.element(page.getByText('Deleted and blocked: Lamp Seller')).toBeVisible()
  await expect.element(page.getByText('No one is waiting')).toBeVisible()
  expect(told).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => told).toEqual(['deleted', '{"blocked":true}'])
})

test('undone, the ticket is back and nobody is blocked', async () => {
  const told = await open()
  await page.getByRole('button', { name: 'Actions for the customer' }).click()
  await page.getByRole('menuitem', { name: 'Spam: block and delete' }).click()
  await expect.element(page.getByText('No one is waiting')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: /Lamp Seller/ })).toBeVisible()
  expect(told).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.includes('deletions'))).toEqual([])
})
