import { getCustomer, updateCustomer } from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import { answerWith, aTicketSummary, handle, loadTestMessages, problem } from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  // Room for the panel beside the conversation.
  await page.viewport(1440, 900)
})

const withCustomers = () => user({ capabilities: ['customers', 'tickets'] })
const record = {
  _id: 'c1',
  name: 'Élodie Marchand',
  email: 'elodie@nord.example',
  blocked: false,
  channels: ['web', 'whatsapp'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const other = aTicketSummary({ _id: 'other', subject: 'Facture', channel: 'whatsapp', status: 'closed' })

/** A server that has a record of the customer, and takes changes of it. */
function hasCustomer(answers: () => Response | undefined = () => undefined) {
  const taken: object[] = []
  let customer: typeof record = record
  const handlers = [
    info({ customer: { _id: 'c1', name: 'Élodie Marchand' } }),
    handle(getCustomer, () => ({ data: { customer, tickets: [other] } })),
    handle(updateCustomer, async ({ request }) => {
      const change = (await request.json()) as object
      taken.push(change)
      customer = { ...customer, ...change }
      return answers() ?? { data: { customer, tickets: [other] } }
    }),
  ]
  return { taken, handlers }
}

test('what is known of a customer is mended where it stands', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('not an address')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a whole email address')).toBeVisible()
  await email.fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => taken).toEqual([{ email: 'elodie@sud.example' }])
  await expect.element(email).toHaveValue('elodie@sud.example')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('an address that the visitor typed: it is marked as unverified where the record is not known either', async () => {
  const customer = { _id: 'c1', name: 'Élodie Marchand', email: 'elodie@nord.example' }
  answerWith(user({ capabilities: [] }), info({ customer, customerVerified: false }))
  await show()
  const mark = page.getByRole('button', { name: /^Unverified/ })
  await expect.element(mark).toBeVisible()
  await mark.click()
  await expect
    .element(
      page.getByText(
        'This email was entered in the chat and isn’t verified. It may belong to a different person.',
      ),
    )
    .toBeVisible()
})

test('an address that the visitor typed: on a phone it is marked where the ticket is read', async () => {
  await page.viewport(390, 844)
  const customer = { _id: 'c1', name: 'Élodie Marchand', email: 'elodie@nord.example' }
  answerWith(user({ capabilities: [] }), info({ customer, customerVerified: false }))
  await show()
  await expect.element(page.getByRole('button', { name: /^Unverified/ })).toBeVisible()
  await expect.element(page.getByText('elodie@nord.example')).not.toBeInTheDocument()
})

test.each([{}, { customerVerified: true }])('an address of %o: it has no mark', async (verified) => {
  const customer = { _id: 'c1', name: 'Élodie Marchand', email: 'elodie@nord.example' }
  answerWith(user({ capabilities: [] }), info({ customer, ...verified }))
  await show()
  await expect.element(page.getByText('elodie@nord.example')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Unverified/ })).not.toBeInTheDocument()
})

test('Escape gives up what was typed of a customer, and nothing is saved', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Élo')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('Élodie Marchand')
  await userEvent.keyboard('{Tab}')
  await expect.element(name).not.toHaveFocus()
  expect(taken).toEqual([])
})

test('an address that somebody else has is refused at its field, and what was typed stays', async () => {
  const { handlers } = hasCustomer(() => problem(409, 'conflict'))
  answerWith(withCustomers(), ...handlers)
  await show()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('owen@nord.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Another customer has this address')).toBeVisible()
  await expect.element(email).toHaveValue('owen@nord.example')
})

test('their other conversations are links, whichever the channel', async () => {
  answerWith(withCustomers(), ...hasCustomer().handlers)
  await show()
  await expect.element(page.getByRole('link', { name: /Facture/ })).toHaveAttribute('href', '/ticket/other')
})

test('a customer is blocked after having been told what that means, and unblocked', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Block the customer' }).click()
  await expect.element(page.getByText(/Their open tickets are closed/)).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect.poll(() => taken).toEqual([{ blocked: true }, { blocked: false }])
})
