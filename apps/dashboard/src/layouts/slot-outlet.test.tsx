import {
  defaultLayoutRoute,
  defineSlot,
  type Fill,
  FillsProvider,
  fillSlot,
  guarded,
  SessionProvider,
  SlotOutlet,
} from '@replybay/feature-kit'
import { answerWith, aUser, loadTestMessages, TestFrame } from '@replybay/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoute } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createContext, quietServer } from '../../test/dashboard-screen.tsx'
import { shellMessages } from '../../test/shell-messages.ts'
import { FillProblem } from './fill-problem.tsx'

beforeAll(() => loadTestMessages(...shellMessages))

const beside = defineSlot<{ order: string }>('test.beside')
const elsewhere = defineSlot('test.elsewhere')
const say = (id: string, words: string, slot = beside, route?: Fill['page']) =>
  fillSlot(slot, {
    id,
    page: route,
    load: () => Promise.resolve(({ order }: { order: string }) => <p>{`${words} ${order}`}</p>),
  })
const adminsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/admins',
  ...guarded('user-only', 'no-admin-role'),
})

async function show(fills: readonly Fill[], user = aUser()) {
  answerWith(...quietServer(user))
  const { queryClient, session } = createContext(user)
  await session.user()
  await render(
    <TestFrame>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <FillsProvider fills={fills} problem={<FillProblem />}>
            <SlotOutlet slot={beside} order="ML-1" pending={<p>Wait</p>} />
          </FillsProvider>
        </SessionProvider>
      </QueryClientProvider>
    </TestFrame>,
  )
}

test('shows the fills of its slot in their order, and tells them what they need', async () => {
  const other = fillSlot(elsewhere, { id: 'other', load: () => Promise.resolve(() => <p>Other</p>) })
  await show([say('b', 'Parcels of'), other, say('a', 'Returns of')])
  await expect.element(page.getByText('Returns of ML-1')).toBeVisible()
  expect(document.body.textContent).toContain('Parcels of ML-1Returns of ML-1')
  expect(document.body.textContent).not.toContain('Other')
})

test('a fill that fails takes nothing else with it', async () => {
  const broken = fillSlot(beside, {
    id: 'broken',
    load: () =>
      Promise.resolve(() => {
        throw new Error('Broken')
      }),
  })
  const gone = fillSlot(beside, { id: 'gone', load: () => Promise.reject(new Error('No such file')) })
  await show([broken, gone, say('a', 'Returns of')])
  await expect.element(page.getByText('Returns of ML-1')).toBeVisible()
  await expect.poll(() => page.getByText(/^This section couldn’t load/).elements().length).toBe(2)
})

test('holds the place of one that is on its way', async () => {
  const never = fillSlot(beside, { id: 'never', load: () => new Promise(() => undefined) })
  await show([never, say('a', 'Returns of')])
  await expect.element(page.getByText('Returns of ML-1')).toBeVisible()
  await expect.element(page.getByText('Wait')).toBeVisible()
})

test.each([
  ['somebody whom its page stops does not see it', 'support', 0],
  ['who may see its page sees it', 'admin', 1],
] as const)('%s', async (_what, role, seen) => {
  await show([say('admins', 'Secrets of', beside, adminsRoute), say('a', 'Returns of')], aUser({ role }))
  await expect.element(page.getByText('Returns of ML-1')).toBeVisible()
  expect(page.getByText('Secrets of ML-1').elements()).toHaveLength(seen)
})
