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
  const { tickets, isLoaded, failed } = useNextTickets()
  const [next] = tickets
  if (!next && (isLoaded || failed)) return children
  // Until the next is known it leads to the list that it is likely to be in.
  const assignee = next?.assigneeId === userId ? 'me' : 'none'
  return (
    <Link
      to="/webs/tickets"
      search={{ channel: 'all', assignee, ticket: next?._id }}
      className={buttonClassName({ variant: 'primary' })}
    >
      <IconPlayerPlay aria-hidden />
      <Trans>Start with the next ticket</Trans>
    </Link>
  )
}
