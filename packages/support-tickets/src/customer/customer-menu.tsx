import { useLingui } from '@lingui/react/macro'
import type { CustomerRecord, Ticket } from '@replybay/api-client'
import { LazyBoundary, useCan } from '@replybay/feature-kit'
import { IconButton, Menu, type MenuItem, useToasts } from '@replybay/ui-kit'
import { IconBan, IconCopy, IconDots, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { firstName } from '../model/first-name.ts'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import { useDraftIds } from '../drafts/use-draft-ids.ts'
import { customerName } from '../model/customer-name.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const NewTicketDialog = onDemand(
  async () => (await import('../opening/new-ticket-dialog.tsx')).NewTicketDialog,
)

interface CustomerMenuProps {
  ticket: Ticket
  /** Absent until it is read. */
  record: CustomerRecord | undefined
  isBlocked: boolean
  onBlock: () => void
  onUnblock: () => void
  onEdit: () => void
  onOpen: (ticketId: string) => void
  /** The ticket is gone: on to the next. */
  onDone: () => void
}

/** What can be done with a customer. Blocking comes last, and can be undone. */
export function CustomerMenu(props: CustomerMenuProps) {
  const { ticket, record, isBlocked, onBlock, onUnblock, onEdit, onOpen, onDone } = props
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const remove = useTicketDeletion()
  const canWrite = useCan('tickets')
  const [isWriting, setWriting] = useState(false)
  const isBegun = useDraftIds().has(`opening:${ticket.customer._id}`)
  const customer = record ?? ticket.customer
  const name = customerName(i18n, customer)
  const first = firstName(name)
  const group = t`Block`

  async function copy() {
    const { email, phone, handle } = customer
    const contact = [...new Set([name, email, phone, handle])].filter(Boolean).join('\n')
    try {
      await navigator.clipboard.writeText(contact)
      toasts.show({ tone: 'success', title: t`Contact copied`, detail: name })
    } catch {
      toasts.show({ tone: 'danger', title: t`Couldn’t copy`, detail: contact })
    }
  }
  const items: MenuItem[] = [
    { key: 'edit', label: t`Edit details`, icon: <IconPencil aria-hidden />, onSelect: onEdit },
    ...(canWrite
      ? [
          {
            key: 'write',
            label: isBegun ? t`Message ${first}: resume draft` : t`Message ${first}`,
            icon: <IconMailForward aria-hidden />,
            onSelect: () => setWriting(true),
          },
        ]
      : []),
    { key: 'copy', label: t`Copy contact`, icon: <IconCopy aria-hidden />, onSelect: () => void copy() },
    isBlocked
      ? {
          key: 'unblock',
          label: t`Unblock ${first}`,
          icon: <IconBan aria-hidden />,
          group,
          onSelect: onUnblock,
        }
      : {
          key: 'block',
          label: t`Block ${first}`,
          icon: <IconBan aria-hidden />,
          group,
          danger: true,
          onSelect: onBlock,
        },
    {
      key: 'spam',
      label: t`Spam: block and delete`,
      icon: <IconTrash aria-hidden />,
      group,
      danger: true,
      onSelect: () => {
        remove(ticket, { blocks: true })
        onDone()
      },
    },
  ]
  return (
    <>
      <Menu
        label={t`Actions for the customer`}
        placement="bottom-end"
        trigger={<IconButton label={t`Actions for the customer`} icon={<IconDots aria-hidden />} />}
        items={items}
      />
      <LazyBoundary>
        {isWriting && (
          <NewTicketDialog
            webId={ticket.webId}
            customerId={ticket.customer._id}
            onOpened={onOpen}
            onClose={() => setWriting(false)}
          />
        )}
      </LazyBoundary>
    </>
  )
}
