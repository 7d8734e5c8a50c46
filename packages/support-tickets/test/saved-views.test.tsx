import type { TicketView, User } from '@replybay/api-client'
import { createView, deleteView, listViews, updateView } from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import { aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ada, inbox, show, toast } from './inbox-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('what is filtered can be saved as a view beside the filters', async () => {
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [] } })),
  )
  await show('/webs/tickets?tag=Invoice')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('views over a narrow list: its title opens them, and one of them closes them', async () => {
  const { asked } = inbox([ada])
  await page.viewport(1024, 768)
  await show()
  await page.getByRole('heading', { level: 1 }).getByRole('button', { name: /Open/ }).click()
  const views = page.getByRole('dialog', { name: 'Views' })
  await views.getByRole('link', { name: /^Answered/ }).click()
  await expect.element(views).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: /Answered/ })).toBeVisible()
  expect(asked.at(-1)?.get('status')).toBe('answered')
})

test('views that were saved stand beside the others, and keep their filters in the address', async () => {
  const views: TicketView[] = [
    {
      _id: 'v1',
      name: 'Invoices',
      shared: true,
      mine: false,
      filter: { status: 'open', tag: 'Invoice' },
      count: 5,
    },
  ]
  const saved: unknown[] = []
  const { asked } = inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views } })),
    handle(createView, async ({ request }) => {
      saved.push(await request.json())
      return { data: { view: { ...(views[0] as TicketView), _id: 'v2', name: 'My invoices' } } }
    }),
  )
  await show()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await expect.poll(() => asked.at(-1)?.get('tag')).toBe('Invoice')
  await expect
    .element(page.getByRole('textbox', { name: 'Search tickets' }))
    .toHaveAttribute('placeholder', 'Search in Invoices')
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Save as view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My invoices')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(toast().getByText('View “My invoices” saved')).toBeVisible()
  expect(saved).toEqual([
    { name: 'My invoices', shared: false, filter: { status: 'open', tag: 'Invoice', snoozed: false } },
  ])
})

test('view of the team that a colleague changes meanwhile: replaced only once the person was told', async () => {
  let view: TicketView = {
    _id: 'v1',
    name: 'Invoices',
    shared: true,
    mine: true,
    count: 5,
    filter: { status: 'open', tag: 'Invoice' },
  }
  const sent: unknown[] = []
  const { asked } = inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view] } })),
    handle(updateView, async ({ request }) => {
      const { filter, seen } = await request.json()
      sent.push({ filter, seen })
      if (seen?.filter?.tag !== view.filter.tag) return problem(409, 'changed-meanwhile')
      view = { ...view, ...(filter && { filter }) }
      return { data: { view } }
    }),
  )
  await show()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await expect.poll(() => asked.at(-1)?.get('tag')).toBe('Invoice')
  await page.getByRole('button', { name: 'Sort and display' }).click()
  await page.getByRole('menuitemradio', { name: /Recently updated/ }).click()
  view = { ...view, filter: { status: 'open', tag: 'Refund' } }
  const mine = { status: 'open', tag: 'Invoice', snoozed: false, sort: 'newest' }
  const saveFilters = async () => {
    await page.getByRole('button', { name: 'Options for “Invoices”' }).first().click()
    await page.getByRole('menuitem', { name: 'Update with current filters' }).click()
  }
  await saveFilters()
  await expect.element(toast().getByText(/Your team changed this view first/)).toBeVisible()
  expect(view.filter.tag).toBe('Refund')
  await saveFilters()
  await expect.element(toast().getByText('View “Invoices” saved')).toBeVisible()
  expect(sent).toEqual([
    { filter: mine, seen: { filter: { status: 'open', tag: 'Invoice' } } },
    { filter: mine, seen: { filter: { status: 'open', tag: 'Refund' } } },
  ])
})

test.each([
  ['the owner', undefined, 1],
  ['the owner, who sees the dashboard as support does,', 'support', 0],
] as const)('%s changes shared views of colleagues as that role does', async (_who, role, count) => {
  const owner = aUser()
  if (role) sessionStorage.setItem('replybay:viewed-role', `${owner._id} ${role}`)
  onTestFinished(() => sessionStorage.clear())
  const view = { _id: 'v1', name: 'Invoices', shared: true, mine: false, filter: {}, count: 5 }
  inbox(
    [ada],
    { capabilities: [...(owner.capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view] } })),
  )
  await show()
  await expect.element(page.getByRole('link', { name: /^Invoices/ }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .hover()
  const options = page.getByRole('button', { name: 'Options for “Invoices”' })
  // What everybody has of the list has come by then, too.
  await expect.element(page.getByRole('button', { name: 'List options' })).toBeVisible()
  await expect.poll(() => options.elements()).toHaveLength(count)
})

test('a saved view with more tickets than are counted says so', async () => {
  const view = { _id: 'v1', name: 'Many', shared: true, mine: false, filter: {}, count: 1_000 }
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view] } })),
  )
  await show()
  await expect.element(page.getByRole('link', { name: /^Many/ }).first()).toHaveTextContent('Many1,000+')
})

test('a view that was removed: it is hidden at once, and back by Undo; the server is told when that is over', async () => {
  const views: TicketView[] = [
    { _id: 'v1', name: 'Invoices', shared: false, mine: true, count: 5, filter: { tag: 'Invoice' } },
    { _id: 'v2', name: 'Refunds', shared: false, mine: true, count: 2, filter: { tag: 'Refund' } },
  ]
  const deleted: string[] = []
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: views.filter(({ _id }) => !deleted.includes(_id)) } })),
    handle(deleteView, ({ params }) => {
      deleted.push(params.id)
      return { data: {} }
    }),
  )
  await show('/webs/tickets?view=v1&tag=Invoice')
  const view = page.getByRole('link', { name: /^Invoices/ })
  const remove = async () => {
    // The menu of a view comes once somebody moves.
    await view.first().hover()
    await page.getByRole('button', { name: 'Options for “Invoices”' }).first().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(view).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: /^Refunds/ }).first()).toBeVisible()
  }
  await remove()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(view.first()).toBeVisible()
  await remove()
  expect(deleted).toEqual([])
  await toast().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => deleted).toEqual(['v1'])
  await expect.element(view).not.toBeInTheDocument()
})

test('a view that a closed tab has removed: it is hidden, and removed when it is due', async () => {
  // No other test removes it: what one of them still sends would be taken for this one.
  const view: TicketView = {
    _id: 'closed',
    name: 'Invoices',
    shared: false,
    mine: true,
    count: 5,
    filter: {},
  }
  const deleted: string[] = []
  const looked = Promise.withResolvers<undefined>()
  const removal = { key: 'view:closed', what: 'view', id: 'closed', queuedAt: 0, failures: 0 }
  localStorage.setItem(
    'replybay:pending:user-1:removals:view:closed',
    JSON.stringify({ ...removal, dueAt: Date.now() }),
  )
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view, { ...view, _id: 'v2', name: 'Refunds' }] } })),
    handle(deleteView, async ({ params }) => {
      deleted.push(params.id)
      await looked.promise
      return problem(403, 'forbidden')
    }),
  )
  await show()
  await expect.element(page.getByRole('link', { name: /^Refunds/ }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Invoices/ })).not.toBeInTheDocument()
  looked.resolve(undefined)
  await expect
    .element(toast().getByText('Only the person who saved a team view, the owner, or an admin can delete it'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Invoices/ }).first()).toBeVisible()
  expect(deleted).toEqual(['closed'])
})

const withViews = { capabilities: [...(aUser().capabilities ?? []), 'views'] } satisfies Partial<User>

test('a saved view that is shown as it was saved is not offered to be saved again', async () => {
  const filter = { status: 'open', tag: 'Invoice', snoozed: false }
  const view: TicketView = { _id: 'v1', name: 'Invoices', shared: true, mine: true, count: 5, filter }
  inbox(
    [ada],
    withViews,
    handle(listViews, () => ({ data: { views: [view] } })),
  )
  await show('/webs/tickets?tag=Invoice')
  const save = page.getByRole('button', { name: 'Save view' })
  await expect.element(save).toBeVisible()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await expect
    .element(page.getByRole('textbox', { name: 'Search tickets' }))
    .toHaveAttribute('placeholder', 'Search in Invoices')
  await expect.element(save).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sort and display' }).click()
  await page.getByRole('menuitemradio', { name: 'Recently updated first' }).click()
  await expect.element(save).toBeVisible()
})
