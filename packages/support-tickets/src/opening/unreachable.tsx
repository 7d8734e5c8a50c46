import { Trans } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'

interface UnreachableProps {
  /** Their last conversation. */
  last: TicketSummary | undefined
  /** They have written elsewhere, where no message is taken until they write again. */
  isClosed: boolean
  onOpen: (ticketId: string) => void
}

/** Why nobody can write to a customer first, and where they can be answered instead. */
export function Unreachable({ last, isClosed, onOpen }: UnreachableProps) {
  return (
    <>
      <Banner tone="info">
        {isClosed ? (
          <Trans>
            You can’t message this customer until they write again. Snooze their ticket until then.
          </Trans>
        ) : (
          <Trans>
            This customer has only used web chat. You can reply there, but you can’t message them first.
          </Trans>
        )}
      </Banner>
      {last && (
        // It takes the focus from the field that has gone.
        <Button autoFocus onClick={() => onOpen(last._id)}>
          <Trans>Open last ticket</Trans>
        </Button>
      )}
    </>
  )
}
