import { getCustomer } from '@replybay/api-client/operations'
import { answerWith, aMessage, FeatureScreen, handle, loadTestMessages, TestFrame } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'
import { orderFills } from '../src/stories/filled-slots.tsx'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

const customer = {
  _id: 'c1',
  name: 'Élodie Marchand',
  blocked: false,
  channels: ['web'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const messages = [aMessage({ text: 'Where is ML-10482?' })]

const answer = () =>
  answerWith(
    user({ capabilities: ['customers', 'tickets'] }),
    info({ customer, messages, tags: ['ML-10482'] }),
    handle(getCustomer, () => ({ data: { customer, tickets: [] } })),
  )

const number = page.getByRole('log').getByText('ML-10482', { exact: true })

test('slots of a ticket: without a feature that fills them, order numbers are plain and nothing is added', async () => {
  answer()
  await show()
  await expect.element(number).toBeVisible()
  expect(number.element().innerHTML).toBe('ML-10482')
  expect(page.getByRole('link', { name: 'ML-10482' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Snooze' }).click()
  const items = page.getByRole('menu', { name: 'Snooze' }).getByRole('menuitem')
  await expect.element(items.last()).toHaveTextContent('Pick date and time…')
})

test('slots of a ticket: an event that a feature refuses leaves the ticket awake', async () => {
  answer()
  const fills = [
    ...(supportTicketsFeature.fills ?? []),
    ...orderFills(() => Promise.reject(new Error('No.'))),
  ]
  await render(
    <TestFrame>
      <div style={{ blockSize: 600 }}>
        <FeatureScreen feature={{ ...supportTicketsFeature, fills }} path="/ticket/elodie" />
      </div>
    </TestFrame>,
  )
  await expect.element(page.getByText('€612.00')).toBeVisible()
  await expect.element(page.getByRole('log').getByRole('link', { name: 'ML-10482' })).toBeVisible()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'Until the return arrives' }).click()
  await expect.element(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Snoozed until/)).not.toBeInTheDocument()
})
