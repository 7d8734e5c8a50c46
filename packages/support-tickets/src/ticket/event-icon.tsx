import type { TicketEvent } from '@replybay/api-client'
import {
  IconAlarm,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheck,
  IconLock,
  IconMessage,
  IconPencil,
  IconTag,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'

const icons: Record<TicketEvent['kind'], typeof IconCheck> = {
  opened: IconMessage,
  answered: IconMessage,
  'handed-over': IconArrowsExchange,
  closed: IconCheck,
  reopened: IconArrowBackUp,
  deleted: IconTrash,
  changed: IconPencil,
  assigned: IconUser,
  tagged: IconTag,
  snoozed: IconAlarm,
  noted: IconLock,
}

/** What kind of thing happened, beside the words for it. */
export function EventIcon({ kind }: Pick<TicketEvent, 'kind'>) {
  // A newer backend may know kinds that this list does not.
  const Icon = icons[kind] ?? IconPencil
  return <Icon aria-hidden />
}
