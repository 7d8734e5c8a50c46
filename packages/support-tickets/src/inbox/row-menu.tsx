import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Menu, type MenuTriggerProps } from '@replybay/ui-kit'
import { IconArrowBackUp, IconCheck, IconMoon, IconSquareCheck } from '@tabler/icons-react'
import { useImperativeHandle } from 'react'
import { customerName } from '../model/customer-name.ts'
import { useSnoozeWords } from '../model/use-snooze-words.ts'
import { snoozeStep } from './snooze-step.ts'
import type { TicketStep } from '../change/ticket-step.ts'

interface RowMenuProps {
  ticket: TicketSummary
  /** The button of the row that opened it. */
  button: HTMLElement
  onAct: (ticket: TicketSummary, step: TicketStep) => void
  onChoose: () => void
  /** The row may go, and the focus must not go with it. */
  onLeaving: () => void
  /** Asks until when it sleeps. */
  onSnooze: () => void
}

/** What a swipe does to a row, and a long press: for those who use keys or listen. */
export function RowMenu({ ticket, button, onAct, onChoose, onLeaving, onSnooze }: RowMenuProps) {
  const { t, i18n } = useLingui()
  const canWork = useCan('tickets')
  const words = useSnoozeWords()
  const name = customerName(i18n, ticket.customer)
  const isClosed = ticket.status === 'closed'
  const leaveBy = (step: () => TicketStep) => () => {
    onLeaving()
    onAct(ticket, step())
  }
  return (
    <Menu
      openAtOnce
      label={t`Actions for the ticket from ${name}`}
      placement="bottom-end"
      trigger={<RowButton button={button} />}
      items={[
        ...(isClosed
          ? []
          : [
              {
                key: 'close',
                label: t({ context: 'ticket', message: 'Close' }),
                icon: <IconCheck aria-hidden />,
                shortcut: 'e',
                onSelect: leaveBy(() => ({ status: 'closed' })),
              },
            ]),
        ...(isClosed && canWork
          ? [
              {
                key: 'reopen',
                label: t`Reopen`,
                icon: <IconArrowBackUp aria-hidden />,
                onSelect: leaveBy(() => ({ status: 'open' })),
              },
            ]
          : []),
        ...(canWork
          ? [
              {
                key: 'tomorrow',
                label: t`Snooze: ${words.tomorrow}`,
                icon: <IconMoon aria-hidden />,
                onSelect: leaveBy(snoozeStep),
              },
              { key: 'snooze', label: t`Snooze…`, icon: <IconMoon aria-hidden />, onSelect: onSnooze },
            ]
          : []),
        { key: 'choose', label: t`Select`, icon: <IconSquareCheck aria-hidden />, onSelect: onChoose },
      ]}
    />
  )
}

/** The button stands in its row already. */
function RowButton({ button, ref }: MenuTriggerProps & { button: HTMLElement }) {
  // Sound: rows have no other buttons.
  useImperativeHandle(ref, () => button as HTMLButtonElement)
  return null
}
