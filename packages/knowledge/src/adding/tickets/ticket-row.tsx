import { Trans } from '@lingui/react/macro'
import type { UntaughtTicket } from '@replybay/api-client'
import { SlotOutlet, ticketLink } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { ChannelIcon } from '@replybay/ui-kit'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { TicketLesson } from './ticket-lesson.tsx'
import styles from './tickets.module.css'

/** A closed ticket; opened, what could be learned from it. */
export function TicketRow({ ticket }: { ticket: UntaughtTicket }) {
  const formats = useFormats()
  const lessonId = useId()
  const [isOpen, setOpen] = useState(false)
  const { ticketId, customerName, channel, subject, asked, createdAt } = ticket
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? lessonId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight aria-hidden />
        <ChannelIcon channel={channel} />
        <span className={styles['words']}>
          <span className={styles['asked']} dir="auto">
            {asked || subject}
          </span>
          <span className={styles['caption']}>
            {customerName} · {formats.shortMoment(new Date(createdAt))}
          </span>
        </span>
      </button>
      {isOpen && (
        <div id={lessonId} className={styles['lesson']}>
          <SlotOutlet slot={ticketLink} ticketId={ticketId}>
            <Trans>View the ticket</Trans>
          </SlotOutlet>
          <TicketLesson ticketId={ticketId} customerName={customerName} onClose={() => setOpen(false)} />
        </div>
      )}
    </li>
  )
}
