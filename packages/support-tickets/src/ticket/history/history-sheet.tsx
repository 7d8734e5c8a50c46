import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket, TicketEvent } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Select, Sheet } from '@replybay/ui-kit'
import { useState } from 'react'
import { EventIcon } from '../event-icon.tsx'
import { useEventWords } from '../use-event-words.ts'
import styles from './history-sheet.module.css'
import { useEventKinds } from './use-event-kinds.ts'

interface HistorySheetProps {
  ticket: Ticket
  onClose: () => void
}

/** Everything that happened to a ticket, by whom and when, the newest first. */
export function HistorySheet({ ticket: { events = [] }, onClose }: HistorySheetProps) {
  const { t } = useLingui()
  const words = useEventKinds()
  const [kind, setKind] = useState('all')
  const there = [...new Set(events.map((event) => event.kind))]
  const shown = events.filter((event) => kind === 'all' || event.kind === kind).toReversed()
  return (
    <Sheet label={t`History`} side="end" isOpen onClose={onClose}>
      <div className={styles['history']}>
        <Select
          label={t`Show`}
          value={kind}
          onChange={(chosen) => setKind(chosen ?? 'all')}
          options={[
            { value: 'all', label: t`All activity` },
            ...there.map((value) => ({ value, label: words[value] ?? value })),
          ]}
        />
        {shown.length === 0 && (
          <p>
            <Trans>No activity yet.</Trans>
          </p>
        )}
        <ol className={styles['events']}>
          {shown.map((event) => (
            <HistoryEntry key={event._id} event={event} />
          ))}
        </ol>
      </div>
    </Sheet>
  )
}

function HistoryEntry({ event }: { event: TicketEvent }) {
  const formats = useFormats()
  const at = new Date(event.createdAt)
  return (
    <li>
      <EventIcon kind={event.kind} />
      <span>{useEventWords(event)}</span>
      <time dateTime={event.createdAt}>{formats.dateTime(at)}</time>
    </li>
  )
}
