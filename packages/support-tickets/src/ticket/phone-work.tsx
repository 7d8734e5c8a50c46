import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useUser } from '@replybay/feature-kit'
import { type MenuItem, StatusGlyph } from '@replybay/ui-kit'
import { IconMoon, IconTag, IconUser } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'
import type { WorkSheetKind } from './work/work-sheet.tsx'
import type { TicketStep } from '../change/ticket-step.ts'

const WorkSheet = lazyPart(async () => (await import('./work/work-sheet.tsx')).WorkSheet)

interface PhoneWorkProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
  /** It is done with: on to the next. */
  onDone: () => void
  /** Shows what leads to the sheets. */
  children: (items: MenuItem[]) => ReactNode
}

/** Status, assignee, tags and snoozing of a ticket on a phone: items of its menu, each with a sheet. */
export function PhoneWork({ ticket, onChange, onDone, children }: PhoneWorkProps) {
  const { t } = useLingui()
  const user = useUser()
  const [sheet, setSheet] = useState<WorkSheetKind>()
  useTicketShortcut(ticket, {
    id: 'assign-to-me',
    keys: 'a',
    label: t`Assign to me`,
    icon: IconUser,
    run: () => ticket.assigneeId !== user._id && onChange({ assigneeId: user._id }),
  })
  useTicketShortcut(ticket, {
    id: 'snooze-ticket',
    keys: 's',
    label: t`Snooze…`,
    icon: IconMoon,
    run: () => setSheet('snooze'),
  })
  const item = (key: WorkSheetKind, label: string, icon: ReactNode): MenuItem => ({
    key,
    label,
    icon,
    onSelect: () => setSheet(key),
  })
  return (
    <>
      {children([
        item('snooze', t`Snooze…`, <IconMoon aria-hidden />),
        item('assign', t`Assign to…`, <IconUser aria-hidden />),
        item('tags', t`Tags…`, <IconTag aria-hidden />),
        item('status', t`Status…`, <StatusGlyph decorative status={ticket.status} />),
      ])}
      <LazyBoundary>
        {sheet && (
          <WorkSheet
            kind={sheet}
            ticket={ticket}
            onChange={onChange}
            onDone={onDone}
            onClose={() => setSheet(undefined)}
          />
        )}
      </LazyBoundary>
    </>
  )
}
