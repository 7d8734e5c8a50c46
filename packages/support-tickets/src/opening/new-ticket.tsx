import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, useCan, useCurrentWeb, useFirstInteraction, whenIdle } from '@replybay/feature-kit'
import { useTranslator } from '@replybay/i18n'
import { IconButton, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { IconPencil, IconPencilPlus, IconPlus } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useDraftIds } from '../drafts/use-draft-ids.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const NewTicketDialog = onDemand(async () => (await import('./new-ticket-dialog.tsx')).NewTicketDialog)

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
  const translator = useTranslator()
  const [isOpen, setOpen] = useState(false)
  const isBegun = useDraftIds().has('opening:')
  const open = () => setOpen(true)
  const hasRoom = useFromBreakpoint('md')
  const Icon = isBegun ? IconPencil : hasRoom ? IconPlus : IconPencilPlus
  // Who presses c types on at once.
  useFirstInteraction(
    useCallback(() => whenIdle(() => void NewTicketDialog.preload(translator)), [translator]),
  )
  useShortcut({
    id: 'new-ticket',
    keys: 'c',
    label: t`New ticket`,
    group: t`Tickets`,
    icon: IconPlus,
    place: 3,
    run: open,
  })
  return (
    <>
      {hasButton && (
        <IconButton
          label={isBegun ? t`New ticket: resume draft` : t`New ticket`}
          shortcut="c"
          size={hasRoom ? 'md' : 'lg'}
          icon={<Icon aria-hidden />}
          onClick={open}
        />
      )}
      <LazyBoundary>
        {isOpen && <NewTicketDialog webId={webId} onOpened={onOpened} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  )
}
