import { getTicketInfo, getUserInfo } from '@replybay/api-client/operations'
import { aTicket, aUser, FeatureScreen, handle, TestFrame } from '@replybay/testing'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

/** Who is signed in. */
export const user = (change = {}) => handle(getUserInfo, () => ({ data: { user: aUser(change) } }))

/** The ticket `elodie`, as the server has it. */
export const info = (change: Parameters<typeof aTicket>[0]) =>
  handle(getTicketInfo, () => ({
    data: { ticket: aTicket({ _id: 'elodie', unread: false, ...change }) },
  }))

/** Opens the ticket, or another address, in a window that is not very high. */
export const show = (path = '/ticket/elodie') =>
  render(
    <TestFrame>
      <div style={{ blockSize: 600 }}>
        <FeatureScreen feature={supportTicketsFeature} path={path} />
      </div>
    </TestFrame>,
  )
