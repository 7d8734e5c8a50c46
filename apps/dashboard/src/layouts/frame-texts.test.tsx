import { deleteView, listTickets } from '@replybay/api-client/operations'
import { loadSharedMessages } from '@replybay/feature-kit'
import { createTranslator, LocaleProvider } from '@replybay/i18n'
import { pendingUnder } from '@replybay/sync'
import { answerWith, aTicketSummary, aUser, handle, problem } from '@replybay/testing'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createScreen, quietServer } from '../../test/dashboard-screen.tsx'
import { entryFeatures } from '../entry-features.ts'
import { features } from '../features.ts'
import { shellMessages } from '../../test/shell-messages.ts'

beforeEach(() => localStorage.clear())

const user = aUser({ capabilities: ['tickets', 'changes'] })
const [webId = ''] = user.owner_webs
const tickets = [aTicketSummary({ status: 'open', webId })]

/** Opens the home page with the texts that are there before those of any page. @returns the texts that it lacks. */
async function openHome(person: typeof user, list: Parameters<typeof answerWith>[0]) {
  const translator = createTranslator('fr-FR')
  await translator.add([
    ...shellMessages,
    loadKitMessages,
    loadSharedMessages,
    ...entryFeatures.map(({ loadMessages }) => loadMessages),
    ...features.map(({ texts }) => texts.frame),
    ...features.flatMap(({ texts }) => texts.home ?? []),
  ])
  const lacking: string[] = []
  translator.i18n.on('missing', ({ id }) => lacking.push(id))
  answerWith(
    list,
    handle(deleteView, () => problem(503)),
    ...quietServer(person),
  )
  const { screen } = createScreen('/', person)
  await render(
    <ThemeProvider>
      {/* No other texts come, whatever asks for them. */}
      <LocaleProvider translator={{ ...translator, add: () => Promise.resolve() }}>{screen}</LocaleProvider>
    </ThemeProvider>,
  )
  return lacking
}

test('the home page and what is around every page have their texts before those of any page', async () => {
  const [queuedAt, dueAt] = [Date.now() - 60_000, Date.now() + 60_000]
  const change = { key: 'view:v', what: 'view', id: 'v', queuedAt, dueAt, failures: 2 }
  localStorage.setItem(`${pendingUnder(user._id)}removals:view:v`, JSON.stringify(change))
  await page.viewport(1920, 900)
  const lacking = await openHome(
    user,
    handle(listTickets, () => ({ data: { tickets } })),
  )
  await expect.element(page.getByText(/Pas encore enregistré/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Plus longues attentes' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  expect(lacking).toEqual([])
})

test('the home page has its texts where something goes wrong, too', async () => {
  const lacking = await openHome(
    { ...user, sample_webs: [webId] },
    handle(listTickets, () => problem(500)),
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(lacking).toEqual([])
})
