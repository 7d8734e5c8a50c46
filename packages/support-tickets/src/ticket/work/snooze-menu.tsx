import { LazyBoundary, lazyPart, useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, Menu } from '@replybay/ui-kit'
import { IconMoon } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { firstSnooze } from '../../model/snooze-times.ts'
import { useTicketShortcut } from '../../model/use-ticket-shortcut.ts'
import { useUntilWords } from '../../model/use-until-words.ts'
import { useSnoozeNote } from '../../snooze/use-snooze-note.ts'
import { useSnoozeOffers } from '../../snooze/use-snooze-offers.tsx'
import { useSnoozeItems } from '../../snooze/use-snooze-items.ts'
import type { TicketStep } from '../../change/ticket-step.ts'
import { useSnooze } from './use-snooze.ts'
import styles from './work-strip.module.css'
import { onDemand } from '../../on-demand/on-demand.ts'

const SnoozeStep = lazyPart(async () => (await import('./snooze-step.tsx')).SnoozeStep)
const SnoozeDialog = onDemand(async () => (await import('../../snooze/snooze-dialog.tsx')).SnoozeDialog)

interface SnoozeMenuProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
  /** It sleeps: on to the next. */
  onDone: () => void
}

/** Lets a ticket sleep until a moment, or at most until the customer writes; says until when it sleeps. */
export function SnoozeMenu({ ticket, onChange, onDone }: SnoozeMenuProps) {
  const { t } = useLingui()
  const sayUntil = useUntilWords()
  const now = useNow()
  const { until, wakesAt, wake, snooze } = useSnooze(ticket, { onChange, onDone })
  const [isAsking, setAsking] = useState(false)
  const times = useSnoozeItems({ onSnooze: snooze, onAsk: () => setAsking(true) })
  const { items: events, outlet } = useSnoozeOffers(ticket, snooze)
  const items = [...times, ...events]
  const note = useSnoozeNote(ticket)
  const place = useRef<HTMLSpanElement>(null)
  useTicketShortcut(ticket, {
    id: 'snooze-ticket',
    keys: 's',
    label: t`Snooze…`,
    detail: sayUntil(wakesAt ?? firstSnooze(now), now),
    icon: IconMoon,
    step: () => ({
      label: t`Snooze until`,
      render: (props) => (
        <LazyBoundary>
          <SnoozeStep
            {...props}
            ticket={ticket}
            events={events}
            onSnooze={snooze}
            onAsk={() => setAsking(true)}
            onWake={wakesAt && wake}
          />
        </LazyBoundary>
      ),
    }),
    run: () => place.current?.querySelector('button')?.click(),
  })
  return (
    <span ref={place} className={styles['snooze']}>
      {outlet}
      <Menu
        label={t`Snooze`}
        note={note}
        placement="bottom-end"
        trigger={
          <Button size="sm" variant="subtle" shortcut="s" leftIcon={<IconMoon aria-hidden />}>
            <span className={styles['snoozeLabel']}>{until ?? t`Snooze`}</span>
          </Button>
        }
        items={until === undefined ? items : [...items, { key: 'wake', label: t`Unsnooze`, onSelect: wake }]}
      />
      {isAsking && (
        <LazyBoundary>
          <SnoozeDialog
            ticket={ticket}
            onSnooze={(moment) => {
              setAsking(false)
              snooze(moment)
            }}
            onClose={() => setAsking(false)}
          />
        </LazyBoundary>
      )}
    </span>
  )
}
