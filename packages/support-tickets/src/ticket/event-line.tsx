import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { SystemLine } from '@replybay/ui-kit'
import { EventIcon } from './event-icon.tsx'
import { useEventWords } from './use-event-words.ts'

interface EventLineProps {
  event: TicketEvent
  /** Who had the ticket before. */
  takenFrom: string | undefined
}

/** Something that happened to a ticket, in its thread. */
export function EventLine({ event, takenFrom }: EventLineProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useEventWords(event, takenFrom)
  const time = formats.time(new Date(event.createdAt))
  return <SystemLine icon={<EventIcon kind={event.kind} />}>{t`${words} · ${time}`}</SystemLine>
}
