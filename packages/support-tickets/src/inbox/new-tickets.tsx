import { Plural } from '@lingui/react/macro'
import { ArrivalsStrip } from '@replybay/ui-kit'

interface NewTicketsProps {
  /** Of each, whether it is back without a new message. */
  arrivals: readonly boolean[]
  onShow: () => void
}

/** Says that tickets have come, or are back, and shows them when asked. */
export function NewTickets({ arrivals, onShow }: NewTicketsProps) {
  const returned = arrivals.filter(Boolean).length
  const count = arrivals.length - returned
  return (
    <ArrivalsStrip onShow={onShow}>
      {count > 0 ? (
        <Plural value={count} one="# new ticket" other="# new tickets" />
      ) : (
        <Plural value={returned} one="# ticket is back" other="# tickets are back" />
      )}
    </ArrivalsStrip>
  )
}
