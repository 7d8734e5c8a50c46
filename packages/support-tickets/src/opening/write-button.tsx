import { LazyBoundary } from '@replybay/feature-kit'
import { Trans } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { DraftTag } from '../drafts/draft-tag.tsx'
import { useDraftIds } from '../drafts/use-draft-ids.ts'

const NewTicketDialog = lazy(async () => ({
  default: (await import('./new-ticket-dialog.tsx')).NewTicketDialog,
}))

interface WriteButtonProps {
  ticket: Ticket
  onOpened: (ticketId: string) => void
}

/** Writes to the customer of a ticket, in a new one; says where somebody has begun to. */
export function WriteButton({ ticket: { webId, customer }, onOpened }: WriteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isBegun = useDraftIds().has(`opening:${customer._id}`)
  return (
    <>
      <Button size="sm" leftIcon={<IconPencil aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Write to them</Trans>
      </Button>
      {isBegun && <DraftTag />}
      <LazyBoundary>
        {isOpen && (
          <NewTicketDialog
            webId={webId}
            customerId={customer._id}
            onOpened={onOpened}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyBoundary>
    </>
  )
}
