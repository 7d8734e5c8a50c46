import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, useUser } from '@replybay/feature-kit'
import { Tag, useFromBreakpoint } from '@replybay/ui-kit'
import { useTakenOver } from '../../claiming/use-taken-over.ts'
import { AssigneeMenu } from './assignee-menu.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'
import { TagChips } from './tag-chips.tsx'
import { TagsPopover } from './tags-popover.tsx'
import { useTicketChange } from '../../acts/use-ticket-change.ts'
import styles from './work-strip.module.css'
import { onDemand } from '../../on-demand/on-demand.ts'

const TakenOverBand = onDemand(async () => (await import('../../claiming/taken-over-band.tsx')).TakenOverBand)
const ClaimBand = onDemand(async () => (await import('../../claiming/claim-band.tsx')).ClaimBand)

/** Who looks after a ticket, what it is about, and when it comes back: for backends that keep such things. */
export function WorkStrip({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { t } = useLingui()
  const change = useTicketChange(ticket)
  const user = useUser()
  // On a phone these are in the ticket's menu.
  const hasRoom = useFromBreakpoint('md')
  const claim = ticket.claimedAt ? (ticket.assigneeId === user._id ? 'own' : 'other') : undefined
  const taken = useTakenOver(ticket)
  return (
    <>
      <LazyBoundary>
        {taken && <TakenOverBand {...taken} onTakeBack={() => change({ assigneeId: user._id })} />}
        {claim === 'other' && !taken && (
          <ClaimBand ticket={ticket} onTakeOver={() => change({ assigneeId: user._id })} />
        )}
      </LazyBoundary>
      {hasRoom && (
        <div role="group" aria-label={t`Ticket actions`} className={styles['strip']}>
          <AssigneeMenu ticket={ticket} onChange={change} />
          {claim === 'own' && <Tag tone="accent">{t`Claimed`}</Tag>}
          <span className={styles['divider']} aria-hidden />
          <TagChips tags={ticket.tags}>
            <TagsPopover ticket={ticket} onChange={change} />
          </TagChips>
          <SnoozeMenu ticket={ticket} onChange={change} onDone={onDone} />
        </div>
      )}
    </>
  )
}
