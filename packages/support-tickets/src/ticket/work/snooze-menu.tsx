import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, Menu, useShortcut } from '@replybay/ui-kit'
import { IconMoon } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSnoozeItems } from '../../snooze/use-snooze-items.ts'
import type { TicketStep } from './ticket-step.ts'
import { useSnooze } from './use-snooze.ts'
import styles from './work-strip.module.css'

const SnoozeDialog = lazyPart(async () => (await import('../../snooze/snooze-dialog.tsx')).SnoozeDialog)

interface SnoozeMenuProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
  /** It sleeps: on to the next. */
  onDone: () => void
}

/** Lets a ticket sleep until a moment, or at most until the customer writes; says until when it sleeps. */
export function SnoozeMenu({ ticket, onChange, onDone }: SnoozeMenuProps) {
  const { t } = useLingui()
  const { until, wake, snooze } = useSnooze(ticket, { onChange, onDone })
  const [isAsking, setAsking] = useState(false)
  const items = useSnoozeItems({ onSnooze: snooze, onAsk: () => setAsking(true) })
  const place = useRef<HTMLSpanElement>(null)
  useShortcut({
    id: 'snooze-ticket',
    keys: 's',
    label: t`Snooze`,
    group: t`Tickets`,
    run: () => place.current?.querySelector('button')?.click(),
  })
  return (
    <span ref={place} className={styles['snooze']}>
      <Menu
        label={t`Snooze`}
        placement="bottom-end"
        trigger={
          <Button size="sm" variant="subtle" shortcut="s" leftIcon={<IconMoon aria-hidden />}>
            <span className={styles['snoozeLabel']}>{until ?? t`Snooze`}</span>
          </Button>
        }
        items={until === undefined ? items : [...items, { key: 'wake', label: t`Wake`, onSelect: wake }]}
      />
      {isAsking && (
        <LazyBoundary>
          <SnoozeDialog
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
