import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { SystemLine } from '@replybay/ui-kit'
import { EventIcon } from './event-icon.tsx'
import { useEventWords } from './use-event-words.ts'

/** Something that happened to a ticket, in its thread. */
export function EventLine({ event }: { event: TicketEvent }) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useEventWords(event)
  const time = formats.time(new Date(event.createdAt))
  return <SystemLine icon={<EventIcon kind={event.kind} />}>{t`${words} · ${time}`}</SystemLine>
}
