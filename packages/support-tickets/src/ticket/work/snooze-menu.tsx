import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, Menu, useToasts } from '@replybay/ui-kit'
import { IconMoon } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { snoozedUntil as timeOf, snoozeTimes } from '../../model/snooze-times.ts'
import { customerName } from '../../model/customer-name.ts'
import { useSnoozedWords } from '../../model/use-snoozed-words.ts'
import { useSnoozeWords } from '../../model/use-snooze-words.ts'
import { useReturnToTicket } from '../../use-return-to-ticket.ts'
import { useUntilWords } from '../../model/use-until-words.ts'
import { useTicketShortcut } from '../../model/use-ticket-shortcut.ts'
import { useNow } from '../../model/use-now.ts'
import type { TicketStep } from './ticket-step.ts'
import styles from './work-strip.module.css'

const SnoozeStep = lazyPart(async () => (await import('./snooze-step.tsx')).SnoozeStep)
const SnoozeDialog = lazyPart(async () => (await import('./snooze-dialog.tsx')).SnoozeDialog)

interface SnoozeMenuProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
  /** It sleeps: on to the next. */
  onDone: () => void
}

/**
 * Lets a ticket sleep until a moment, or at most until the customer writes, and goes on to the next one, with a way
 * back; says until when it sleeps.
 */
export function SnoozeMenu({ ticket, onChange, onDone }: SnoozeMenuProps) {
  const { _id: id, snoozedUntil, customer } = ticket
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const returnTo = useReturnToTicket()
  const sayUntil = useSnoozedWords()
  const until = useUntilWords()
  const words = useSnoozeWords()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const wakesAt = snoozedUntil ? new Date(snoozedUntil) : undefined
  const isAsleep = wakesAt !== undefined && wakesAt > now
  function sleep(moment: Date) {
    const name = customerName(i18n, customer)
    onChange({ snoozedUntil: moment.toISOString() })
    onDone()
    toasts.show({
      title: t`Ticket from ${name} snoozed`,
      detail: sayUntil(moment, new Date()),
      undo: () => {
        onChange({ snoozedUntil: isAsleep ? wakesAt.toISOString() : null })
        returnTo(id)
      },
    })
  }
  const wake = () => onChange({ snoozedUntil: null })
  useTicketShortcut(ticket, {
    id: 'snooze-ticket',
    keys: 's',
    label: t`Snooze…`,
    detail: until(isAsleep ? wakesAt : timeOf('tomorrow', now), now),
    icon: IconMoon,
    place: 6,
    step: () => ({
      label: t`Snooze until`,
      render: (props) => (
        <LazyBoundary>
          <SnoozeStep
            {...props}
            onSnooze={sleep}
            onAsk={() => setAsking(true)}
            onWake={isAsleep ? wake : undefined}
          />
        </LazyBoundary>
      ),
    }),
    run: () => place.current?.querySelector('button')?.click(),
  })
  return (
    <span ref={place} className={styles['snooze']}>
      <Menu
        label={t`Snooze`}
        placement="bottom-end"
        trigger={
          <Button size="sm" variant="subtle" shortcut="s" leftIcon={<IconMoon aria-hidden />}>
            <span className={styles['snoozeLabel']}>{isAsleep ? sayUntil(wakesAt, now) : t`Snooze`}</span>
          </Button>
        }
        items={[
          ...snoozeTimes(now).map((time) => ({
            key: time,
            label: words[time],
            onSelect: () => sleep(timeOf(time, new Date())),
          })),
          { key: 'moment', label: t`At a date and time…`, onSelect: () => setAsking(true) },
          ...(isAsleep ? [{ key: 'wake', label: t`Wake`, onSelect: wake }] : []),
        ]}
      />
      {isAsking && (
        <LazyBoundary>
          <SnoozeDialog
            onSnooze={(moment) => {
              setAsking(false)
              sleep(moment)
            }}
            onClose={() => setAsking(false)}
          />
        </LazyBoundary>
      )}
    </span>
  )
}
