import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { type MenuItem, Sheet, SheetItems } from '@replybay/ui-kit'
import { type ReactNode, useState } from 'react'
import { useSnoozeOffers } from '../../snooze/use-snooze-offers.tsx'
import { SnoozeSheet } from '../../snooze/snooze-sheet.tsx'
import { useStatusItems } from '../use-status-items.tsx'
import { TagsForm } from './tags-form.tsx'
import type { TicketStep } from '../../change/ticket-step.ts'
import { useAssigneeItems } from '../../change/use-assignee-items.ts'
import { useSnooze } from './use-snooze.ts'
import styles from './work-strip.module.css'

export type WorkSheetKind = 'assign' | 'snooze' | 'status' | 'tags'

interface WorkSheetProps {
  kind: WorkSheetKind
  ticket: Ticket
  onChange: (step: TicketStep) => void
  onDone: () => void
  onClose: () => void
}

/** What a ticket is given on a phone: one thing a sheet. */
export function WorkSheet({ kind, ...props }: WorkSheetProps) {
  const parts = { assign: AssignSheet, snooze: TicketSnoozeSheet, status: StatusSheet, tags: TagsSheet }
  const Part = parts[kind]
  return <Part {...props} />
}

type PartProps = Omit<WorkSheetProps, 'kind'>

/** A sheet of choices, which the first press ends. */
function ChoiceSheet({ label, items, onClose }: { label: string; items: MenuItem[]; onClose: () => void }) {
  const closing = items.map((item) => ({
    ...item,
    onSelect() {
      onClose()
      item.onSelect()
    },
  }))
  return (
    <Sheet isOpen label={label} onClose={onClose}>
      <SheetItems items={closing} />
    </Sheet>
  )
}

function AssignSheet({ ticket, onChange, onClose }: PartProps) {
  const { t } = useLingui()
  return (
    <ChoiceSheet label={t`Assign to`} items={useAssigneeItems(ticket, onChange, true)} onClose={onClose} />
  )
}

function StatusSheet({ ticket, onChange, onDone, onClose }: PartProps) {
  const { t } = useLingui()
  return <ChoiceSheet label={t`Status`} items={useStatusItems(ticket, onChange, onDone)} onClose={onClose} />
}

function TicketSnoozeSheet({ ticket, onChange, onDone, onClose }: PartProps) {
  const { t } = useLingui()
  const { until, wake, snooze } = useSnooze(ticket, { onChange, onDone })
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  const events = useSnoozeOffers(ticket, (moment) => act(() => snooze(moment))())
  return (
    <>
      {events.outlet}
      <SnoozeSheet
        ticket={ticket}
        onSnooze={(moment) => act(() => snooze(moment))()}
        onClose={onClose}
        more={[
          ...events.items,
          ...(until === undefined ? [] : [{ key: 'wake', label: t`Unsnooze`, onSelect: act(wake) }]),
        ]}
      />
    </>
  )
}

function TagsSheet({ ticket, onChange, onClose }: PartProps): ReactNode {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  return (
    <Sheet isOpen label={t`Tags`} onClose={onClose}>
      <div className={styles['inSheet']}>
        <TagsForm ticket={ticket} typed={typed} onTyped={setTyped} onChange={onChange} />
      </div>
    </Sheet>
  )
}
