import type { CustomerRecord, User } from '@replybay/api-client'
import {
  getCustomer,
  getTicketInfo,
  getUserInfo,
  listCustomers,
  listTickets,
  openTicket,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answerWith,
  aTicket,
  aTicketSummary,
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
beforeEach(() => localStorage.clear())

const elodie: CustomerRecord = {
  _id: 'c1',
  name: 'Élodie Marchand',
  email: 'elodie@nord.example',
  blocked: false,
  channels: ['telegram', 'web', 'whatsapp'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const chatter: CustomerRecord = {
  ...elodie,
  _id: 'c2',
  name: 'Élodie Chat',
  channels: ['web'],
  verified: false,
}
const last = aTicketSummary({ _id: 'last', channel: 'whatsapp', customer: { _id: 'c1', name: elodie.name } })
const chat = aTicketSummary({ _id: 'chat', customer: { _id: 'c2', name: chatter.name } })

interface Sent {
  key: string | null
  body: unknown
}

/** The page of a list, or another, of a backend on which customers can be written to. */
async function open(
  path = '/webs/tickets',
  answers: () => Response | undefined = () => undefined,
  capabilities: User['capabilities'] = ['customers', 'tickets'],
) {
  const sent: Sent[] = []
  const user = aUser({ ...(capabilities && { capabilities }) })
  answerWith(
    handle(getUserInfo, () => ({ data: { user } })),
    handle(listTickets, () => ({ data: { tickets: [] } })),
    handle(getTicketInfo, ({ params }) => ({
      data: {
        ticket: aTicket({
          _id: params.id,
          subject: `Ticket ${params.id}`,
          unread: false,
          customer: { _id: 'c1', name: elodie.name },
        }),
      },
    })),
    handle(listCustomers, ({ request }) => {
      const words = new URL(request.url).searchParams.get('search')
      return { data: { customers: words === 'élo' ? [elodie, chatter] : [] } }
    }),
    handle(getCustomer, ({ params }) => ({
      data:
        params.id === 'c1' ? { customer: elodie, tickets: [last] } : { customer: chatter, tickets: [chat] },
    })),
    handle(openTicket, async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
      return answers() ?? { data: { ticket: aTicket({ _id: 'new', subject: 'Ticket new', unread: false }) } }
    }),
  )
  await page.viewport(1440, 900)
  const { unmount } = await render(
    <TestFrame>
      <FeatureScreen feature={supportTicketsFeature} path={path} />
    </TestFrame>,
  )
  return { sent, unmount }
}
const dialog = page.getByRole('dialog', { name: 'New ticket' })
const message = dialog.getByRole('textbox', { name: 'Message' })

/** From the list, by keyboard. */
async function chooseElodie() {
  await expect.element(page.getByRole('button', { name: 'New ticket' })).toBeVisible()
  await userEvent.keyboard('c')
  await expect.element(dialog.getByRole('combobox', { name: 'Customer' })).toHaveFocus()
  await userEvent.keyboard('élo')
  await expect.element(dialog.getByRole('option', { name: /Élodie Marchand/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Élodie Marchand', { exact: true })).toBeVisible()
}

test('a known customer is found, written to and their new ticket opened, by keyboard alone', async () => {
  const { sent } = await open()
  await chooseElodie()
  await expect.element(message).toHaveFocus()
  await expect.element(dialog.getByRole('radio', { name: 'WhatsApp' })).toBeChecked()
  await userEvent.keyboard('Your globe leaves today.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('article', { name: 'Ticket new' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    { customerId: 'c1', channel: 'whatsapp', message: 'Your globe leaves today.' },
  ])
  await userEvent.keyboard('{Escape}c')
  await expect.element(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue('')
})

test('the search of customers: marks the address that a visitor typed, and no other', async () => {
  await open()
  await page.getByRole('button', { name: 'New ticket' }).click()
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('élo')
  await expect.element(dialog.getByRole('option', { name: /Élodie Chat.*Unverified/ })).toBeVisible()
  await expect.element(dialog.getByRole('option', { name: /Marchand.*Unverified/ })).not.toBeInTheDocument()
})

test('what is typed survives closing and a reload, until it is discarded', async () => {
  const { unmount } = await open()
  await chooseElodie()
  await dialog.getByText('Telegram').click()
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your order')
  await message.fill('Your globe')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await unmount()
  await open()
  await page.getByRole('button', { name: 'New ticket: go on with the draft' }).click()
  await expect.element(dialog.getByText('Élodie Marchand', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'Telegram' })).toBeChecked()
  await expect.element(message).toHaveValue('Your globe')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'New ticket' }).click()
  await expect.element(message).toHaveValue('')
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
})

test('a message that could not be sent stays, and is the same one when it is sent again', async () => {
  let isDown = true
  const { sent } = await open('/webs/tickets', () => (isDown ? problem(503) : undefined))
  await chooseElodie()
  await message.fill('Your globe leaves today.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(dialog.getByText(/Could not send the message.*Your text is kept/)).toBeVisible()
  await expect.element(message).toHaveValue('Your globe leaves today.')
  isDown = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket new' })).toBeVisible()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[0]?.key).toBeTruthy()
})

test('changed after a failure, it is another message', async () => {
  const { sent } = await open('/webs/tickets', () => problem(503))
  await chooseElodie()
  await message.fill('Your globe leaves today.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await message.fill('Your globe leaves tomorrow.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('what is missing, and what is too long for the channel, is said and not sent', async () => {
  const { sent } = await open()
  await page.getByRole('button', { name: 'New ticket' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(dialog.getByText('Choose a customer')).toBeVisible()
  await expect.element(dialog.getByText('Write a message')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await chooseElodie()
  await message.fill('x'.repeat(4_100))
  await expect.element(dialog.getByText('4 over the limit')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  expect(sent).toEqual([])
})

test('who has written on the website chat alone is answered in their last ticket', async () => {
  await open()
  await page.getByRole('button', { name: 'New ticket' }).click()
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('élo')
  await dialog.getByRole('option', { name: /Élodie Chat/ }).click()
  await expect.element(dialog.getByText(/not written to first/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Open their last ticket' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket chat' })).toBeVisible()
})

test('for another customer, one types at once whom', async () => {
  await open()
  await chooseElodie()
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Customer' })).toHaveFocus()
})

test('words that nobody matches are said so', async () => {
  await open()
  await page.getByRole('button', { name: 'New ticket' }).click()
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('zzz')
  await expect.element(dialog.getByText('No customer matches “zzz”')).toBeVisible()
})

/** Chooses to write, in the menu of the customer beside a ticket. */
async function write(name: string) {
  await page.getByRole('button', { name: 'Actions for the customer' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('who writes to a customer with an open ticket is warned, and led there', async () => {
  await open('/ticket/elodie')
  await write('Write to Élodie')
  await expect.element(dialog.getByText(/^This customer has an open ticket/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Open it' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket last' })).toBeVisible()
})

test('beside a ticket its customer is written to, and the draft found again', async () => {
  const { sent } = await open('/ticket/elodie')
  await write('Write to Élodie')
  await expect.element(message).toHaveFocus()
  await userEvent.keyboard('About your globe')
  await userEvent.keyboard('{Escape}')
  const panel = page.getByRole('complementary', { name: 'Customer' })
  await expect.element(panel.getByText('Draft')).toBeVisible()
  await write('Write to Élodie: go on with the draft')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket new' })).toBeVisible()
  expect(sent).toMatchObject([{ body: { customerId: 'c1', message: 'About your globe' } }])
  await expect.element(panel.getByText('Draft')).not.toBeInTheDocument()
})

test('a backend that can’t do it offers it nowhere', async () => {
  await open('/webs/tickets', undefined, ['customers'])
  await expect.element(page.getByText('Nobody is waiting')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New ticket' })).not.toBeInTheDocument()
  await userEvent.keyboard('c')
  await expect.element(dialog).not.toBeInTheDocument()
})
