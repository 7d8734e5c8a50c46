import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, useCan, useCurrentWeb, useFirstInteraction } from '@replybay/feature-kit'
import { IconButton, useShortcut } from '@replybay/ui-kit'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { useDraftIds } from '../drafts/use-draft-ids.ts'

const load = () => import('./new-ticket-dialog.tsx')
const NewTicketDialog = lazy(async () => ({ default: (await load()).NewTicketDialog }))

interface NewTicketProps {
  onOpened: (ticketId: string) => void
  /** Whether there is a button beside the key and the palette. @default false */
  hasButton?: boolean
}

/** Lets one write to a customer first, where the backend can. */
export function NewTicket(props: NewTicketProps) {
  const webId = useCurrentWeb()
  const hasTickets = useCan('tickets')
  const hasCustomers = useCan('customers')
  return hasTickets && hasCustomers && webId !== undefined && <Opening {...props} webId={webId} />
}

function Opening({ webId, onOpened, hasButton = false }: NewTicketProps & { webId: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isBegun = useDraftIds().has('opening:')
  const open = () => setOpen(true)
  // Who presses n types on at once.
  useFirstInteraction(load)
  useShortcut({ id: 'new-ticket', keys: 'n', label: t`New ticket`, group: t`Tickets`, run: open })
  return (
    <>
      {hasButton && (
        <IconButton
          label={isBegun ? t`New ticket: go on with the draft` : t`New ticket`}
          shortcut="n"
          icon={isBegun ? <IconPencil aria-hidden /> : <IconPlus aria-hidden />}
          onClick={open}
        />
      )}
      <LazyBoundary>
        {isOpen && <NewTicketDialog webId={webId} onOpened={onOpened} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  )
}
