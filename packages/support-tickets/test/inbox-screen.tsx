import type { TicketSummary, User } from '@replybay/api-client'
import {
  changeTickets,
  countTickets,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  listTicketIds,
  listTickets,
} from '@replybay/api-client/operations'
import {
  answerWith,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  handle,
  TestFrame,
} from '@replybay/testing'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

export const person = (_id: string, name: string, change: Partial<TicketSummary> = {}) =>
  aTicketSummary({
    _id,
    subject: `About ${name}`,
    customer: { _id: `c-${_id}`, name },
    unread: false,
    ...change,
  })
export const ada = person('ada', 'Ada')
export const ben = person('ben', 'Ben')
export const cleo = person('cleo', 'Cleo')

/** The calls of an inbox with these tickets; what was asked for is kept. */
export function inbox(
  tickets: TicketSummary[],
  change: Partial<User> = {},
  ...more: ReturnType<typeof handle>[]
) {
  const asked: URLSearchParams[] = []
  const closed: string[][] = []
  answerWith(
    ...more,
    handle(getUserInfo, () => ({ data: { user: aUser(change) } })),
    handle(countTickets, () => ({
      data: {
        counts: { open: { web: 9 }, answered: { web: 5 } },
        openGroups: { mine: { web: 4 } },
        snoozed: { open: { web: 2 }, answered: { web: 1 } },
      },
    })),
    handle(listAssignees, () => ({
      data: { assignees: [{ _id: 'ines', name: 'Inès Moreau' }] },
    })),
    handle(listTickets, ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const isSearched = asked.at(-1)?.has('search')
      return { data: { tickets: isSearched ? [cleo] : tickets, nextCursor: null } }
    }),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: aTicket({ ...(tickets.find(({ _id }) => _id === params.id) ?? ada) }) },
    })),
    handle(listTicketIds, () => ({ data: { ids: ['ada', 'ben', 'cleo'], hasMore: false } })),
    handle(changeTickets, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      closed.push(ids)
      return { data: { changed: ids, failed: [] } }
    }),
  )
  return { asked, closed }
}

export const show = (path = '/webs/tickets') =>
  render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={supportTicketsFeature} path={path} />
      </div>
    </TestFrame>,
  )
export const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
export const chosen = () => page.getByRole('region', { name: 'Selected tickets' })
export const toast = () => page.getByRole('region', { name: 'Notifications' })
