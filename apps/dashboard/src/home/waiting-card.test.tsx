import { listTickets } from '@replybay/api-client/operations'
import { aTicketSummary, aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
