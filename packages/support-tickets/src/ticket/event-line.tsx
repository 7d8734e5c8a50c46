import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { SystemLine } from '@replybay/ui-kit'
import { IconArrowBackUp, IconArrowsExchange, IconCheck, IconTrash } from '@tabler/icons-react'
import { useEventWords } from './use-event-words.ts'

const icons: Partial<Record<TicketEvent['kind'], typeof IconCheck>> = {
  'handed-over': IconArrowsExchange,
  closed: IconCheck,
  reopened: IconArrowBackUp,
  deleted: IconTrash,
}

/** Something that happened to a ticket, in its thread. */
export function EventLine({ event }: { event: TicketEvent }) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useEventWords(event)
  const time = formats.time(new Date(event.createdAt))
  const Icon = icons[event.kind] ?? IconCheck
  return <SystemLine icon={<Icon aria-hidden />}>{t`${words} · ${time}`}</SystemLine>
}
