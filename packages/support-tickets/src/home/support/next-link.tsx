import { Trans } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../../links.ts'
import { useNextTickets } from '../use-next-tickets.ts'

/** Leads to the ticket that comes next for whoever answers them, in its list; where there is none, what else leads to work. */
export function NextLink({ children }: { children: ReactNode }) {
  const { _id: userId } = useUser()
  const [next] = useNextTickets().tickets
  if (!next) return children
  return (
    <Link
      to="/webs/tickets"
      search={{ channel: 'all', assignee: next.assigneeId === userId ? 'me' : 'none', ticket: next._id }}
      className={buttonClassName({ variant: 'primary' })}
    >
      <IconPlayerPlay aria-hidden />
      <Trans>Start with the next ticket</Trans>
    </Link>
  )
}
