import { getCustomer, listAssignees, updateCustomer, updateTicket } from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import { answerWith, aTicket, aTicketSummary, handle, loadTestMessages, problem } from '@replybay/testing'
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
      const refusal = answers()
      if (refusal) return refusal
      customer = { ...customer, ...change }
      return { data: { customer, tickets: [other] } }
    }),
  ]
  return { taken, handlers }
}

/** Chooses something in the customer's menu. */
async function chooses(name: string) {
  await page.getByRole('button', { name: 'Actions for the customer' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('what is known of a customer is mended where it stands', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Email: elodie@nord.example. Edit' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveFocus()
  await email.fill('not an address')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a valid email address')).toBeVisible()
  await email.fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => taken)
    .toEqual([{ email: 'elodie@sud.example', seen: { email: 'elodie@nord.example' } }])
  await expect.element(page.getByRole('button', { name: 'Email: elodie@sud.example. Edit' })).toHaveFocus()
})

test('who has the ticket is chosen where it stands beside the customer', async () => {
  const { handlers } = hasCustomer()
  const given: unknown[] = []
  answerWith(
    withCustomers(),
    ...handlers,
    handle(listAssignees, () => ({ data: { assignees: [{ _id: 'ines', name: 'Inès Moreau' }] } })),
    handle(updateTicket, async ({ request }) => {
      given.push(await request.json())
      return {
        data: {
          ticket: aTicket({ _id: 'elodie', unread: false, assigneeId: 'ines', assigneeName: 'Inès Moreau' }),
        },
      }
    }),
  )
  await show()
  await page.getByRole('button', { name: 'Assigned: Unassigned. Edit' }).click()
  await page.getByRole('menuitemradio', { name: 'Inès Moreau' }).click()
  await expect.poll(() => given).toEqual([{ assigneeId: 'ines' }])
  await expect.element(page.getByRole('button', { name: 'Assigned: Inès Moreau. Edit' })).toBeVisible()
})

test('a fact that was changed: undone, it is as before, and the focus on the ticket', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  await page.getByRole('button', { name: /^Email: .* Edit$/ }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Email changed')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('button', { name: 'Email: elodie@nord.example. Edit' })).toBeVisible()
  await expect
    .poll(() => taken.at(-1))
    .toEqual({ email: 'elodie@nord.example', seen: { email: 'elodie@sud.example' } })
  await expect.element(page.getByRole('article').first()).toHaveFocus()
})

test('a fact that a colleague has changed meanwhile: is not overwritten, unless it is tried again', async () => {
  const theirs = { ...record, email: 'elodie@ouest.example' }
  const taken: object[] = []
  let customer: typeof record = record
  answerWith(
    withCustomers(),
    info({ customer: { _id: 'c1', name: 'Élodie Marchand' } }),
    handle(getCustomer, () => ({ data: { customer, tickets: [other] } })),
    handle(updateCustomer, async ({ request }) => {
      taken.push((await request.json()) as object)
      if (taken.length === 1) {
        customer = theirs
        return problem(409, 'changed-meanwhile')
      }
      return { data: { customer: { ...theirs, email: 'elodie@sud.example' }, tickets: [other] } }
    }),
  )
  await show()
  await page.getByRole('button', { name: /^Email: .* Edit$/ }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Your team changed this first/)).toBeVisible()
  await expect
    .poll(async () => {
      const retry = page.getByRole('button', { name: 'Retry' })
      if (taken.length === 1) await retry.click()
      return taken.at(-1)
    })
    .toEqual({ email: 'elodie@sud.example', seen: { email: 'elodie@ouest.example' } })
})

test('a fact that a colleague has changed since: Undo leaves it, and says so', async () => {
  const { taken, handlers } = hasCustomer(() =>
    taken.length > 1 ? problem(409, 'changed-meanwhile') : undefined,
  )
  answerWith(withCustomers(), ...handlers)
  await show()
  await page.getByRole('button', { name: /^Email: .* Edit$/ }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Email changed')).toBeVisible()
  await userEvent.keyboard('z')
  await expect
    .element(page.getByText('Your team has changed this since then, so it can’t be undone'))
    .toBeVisible()
})

test('a fact about a customer that is left is saved, and nothing is where nothing was typed', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  const email = page.getByRole('button', { name: /^Email: .* Edit$/ })
  await email.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(email).toBeVisible()
  await email.click()
  await page.getByRole('textbox', { name: 'Email' }).fill('elodie@sud.example')
  await page.getByRole('heading', { name: 'Élodie Marchand' }).click()
  await expect.poll(() => taken).toMatchObject([{ email: 'elodie@sud.example' }])
})

test('what is not known of a customer is offered on “Edit details” alone', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: /^Email: / })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add: Phone' })).not.toBeInTheDocument()
  await chooses('Edit details')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await page.getByRole('button', { name: 'Add: Phone' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+33 6 12 44 09 81')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => taken).toEqual([{ phone: '+33 6 12 44 09 81', seen: { phone: null } }])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: /^Phone: / })).toBeVisible()
})

test('what time it is for a customer elsewhere stands beside their name', async () => {
  const customer = {
    _id: 'c1',
    name: 'Élodie Marchand',
    location: 'Kiritimati',
    timeZone: 'Pacific/Kiritimati',
  }
  answerWith(user({ capabilities: [] }), info({ customer }))
  await show()
  await expect.element(page.getByText(/^\d+:\d\d.* there$/)).toBeVisible()
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
  const email = page.getByRole('button', { name: 'Email: elodie@nord.example. Edit' })
  await email.click()
  await page.getByRole('textbox', { name: 'Email' }).fill('Élo')
  await userEvent.keyboard('{Escape}')
  await expect.element(email).toHaveFocus()
  expect(taken).toEqual([])
})

test('an address that somebody else has is refused at its field, and what was typed stays', async () => {
  let isTaken = true
  const { taken, handlers } = hasCustomer(() => (isTaken ? problem(409, 'conflict') : undefined))
  answerWith(withCustomers(), ...handlers)
  await show()
  await page.getByRole('button', { name: /^Email: .* Edit$/ }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('owen@nord.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Another customer already uses this email')).toBeVisible()
  await expect.element(email).toHaveValue('owen@nord.example')
  isTaken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('button', { name: 'Email: owen@nord.example. Edit' })).toBeVisible()
  await expect.poll(() => taken).toHaveLength(2)
})

test('a fact that could not be saved: stays as it was typed on the way to another ticket and back, until it is saved', async () => {
  let isDown = true
  const { taken, handlers } = hasCustomer(() => (isDown ? problem(503) : undefined))
  answerWith(withCustomers(), ...handlers)
  const { unmount } = await show()
  await page.getByRole('button', { name: /^Email: .* Edit$/ }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Could not update the customer')).toBeVisible()
  await unmount()

  const { unmount: leave } = await show()
  await expect.element(email).toHaveValue('elodie@sud.example')
  await expect.element(page.getByText('Could not update the customer')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  const saved = page.getByRole('button', { name: 'Email: elodie@sud.example. Edit' })
  await expect.element(saved).toBeVisible()
  await expect.poll(() => taken).toHaveLength(2)
  await leave()

  await show()
  await expect.element(saved).toBeVisible()
})

test('a fact that could not be saved, and was not known before: is given up by Escape', async () => {
  const { handlers } = hasCustomer(() => problem(503))
  answerWith(withCustomers(), ...handlers)
  const { unmount } = await show()
  await chooses('Edit details')
  await page.getByRole('button', { name: 'Add: Phone' }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('+33 6 12')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Could not update the customer')).toBeVisible()
  await unmount()

  await show()
  await expect.element(phone).toHaveValue('+33 6 12')
  await phone.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(phone).not.toBeInTheDocument()
})

test('their other conversations are links, whichever the channel', async () => {
  answerWith(withCustomers(), ...hasCustomer().handlers)
  await show()
  await expect.element(page.getByRole('link', { name: /Facture/ })).toHaveAttribute('href', '/ticket/other')
})

test('a blocked customer is shown as such at once, the server told once that can’t be undone, and unblocked', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  await chooses('Block Élodie')
  await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible()
  expect(taken).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => taken).toEqual([{ blocked: true }])
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect.poll(() => taken).toEqual([{ blocked: true }, { blocked: false }])
  await expect.element(page.getByText('Unblocked: Élodie Marchand')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.poll(() => taken.at(-1)).toEqual({ blocked: true })
  await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible()
})

test('blocking that is undone: the server is told of nothing', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await show()
  await chooses('Block Élodie')
  await expect.element(page.getByText('Blocked: Élodie Marchand')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Blocked', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('article').first()).toHaveFocus()
  await chooses('Block Élodie')
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect.element(page.getByText('Blocked', { exact: true })).not.toBeInTheDocument()
  expect(taken).toEqual([])
})
