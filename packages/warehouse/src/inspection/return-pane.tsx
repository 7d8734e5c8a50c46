import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { EmptyState, ProblemState, Skeleton, Tabs, useFromBreakpoint } from '@replybay/ui-kit'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import type { Finishing } from '../grading/use-finishing.ts'
import type { Grading } from '../grading/use-grading.ts'
import { PackComments } from '../packing/pack-comments.tsx'
import type { Moves } from './use-moves.ts'
import type { FoundReturn } from './found-return.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { LeaveButton } from '../parts/leave-button.tsx'
import { ReturnFoot } from './return-foot.tsx'
import { ReturnHead, type Walk } from './return-head.tsx'
import { ReturnNotices } from './return-notices.tsx'
import styles from './return-pane.module.css'
import { CustomerPart, MoneyPart, TimelinePart } from './return-side.tsx'
import { UnitList } from './unit-list.tsx'
import type { Decision } from './use-decision.ts'
import { useTablesHere } from './use-tables-here.ts'

interface ReturnPaneProps {
  orderNumber: string
  found: FoundReturn
  /** What is shown of it where not all of it fits. */
  part: string | undefined
  grading: Grading
  moves: Moves
  feedback: FeedbackList
  finishing: Finishing
  walk: Walk
  onPart: (part: string) => void
  onLeave: () => void
}

/** The return that is inspected: its units, what is known of it, and what can be decided. */
export function ReturnPane(props: ReturnPaneProps) {
  const { orderNumber, found, onLeave } = props
  const { t, i18n } = useLingui()
  const { row, error } = found
  if (row === null) {
    return (
      <section aria-label={orderNumber} className={styles['alone']}>
        <EmptyState
          title={t`No return of ${orderNumber}`}
          detail={t`Scan its label again, or look it up in the list.`}
          action={<LeaveButton label={t`Close the return`} list={t`Returns`} onLeave={onLeave} />}
        />
      </section>
    )
  }
  if (!row && error) {
    return (
      <section aria-label={orderNumber} className={styles['alone']}>
        <ProblemState
          title={wordError(i18n, 'listReturns', error)}
          detail={errorDetail(i18n, error)}
          onRetry={found.retry}
          report={error.message}
        />
      </section>
    )
  }
  if (!row) {
    return (
      <section
        aria-label={t`Loading ${orderNumber}`}
        aria-busy="true"
        className={`${styles['alone']} ${styles['loading']}`}
      >
        <Skeleton width="30%" />
        <Skeleton width="60%" />
      </section>
    )
  }
  return <OpenReturn {...props} row={row} />
}

function OpenReturn(props: ReturnPaneProps & { row: WarehouseReturn }) {
  const { row, grading, moves, feedback, finishing, walk, part, onPart, onLeave } = props
  const { t } = useLingui()
  const hasSide = useFromBreakpoint('md')
  const [decision, setDecision] = useState<Decision>()
  const { order, other } = useTablesHere(row, grading.isOpen)
  const units = (
    <>
      <ReturnNotices row={row} grading={grading} onDecide={setDecision} />
      <UnitList row={row} grading={grading} canMiss={moves.isOffered} />
      <PackComments order={row} />
    </>
  )
  const customer = <CustomerPart row={row} onDecide={setDecision} />
  const money = <MoneyPart row={row} grading={grading} />
  const timeline = <TimelinePart row={row} />
  return (
    <section aria-label={row.orderNumber} className={styles['pane']}>
      <div className={styles['main']}>
        <ReturnHead
          row={row}
          order={order}
          other={other}
          feedback={feedback}
          walk={walk}
          canDecide={moves.isOffered}
          onDecide={setDecision}
          onLeave={onLeave}
        />
        <div className={styles['scroller']}>
          {hasSide ? (
            units
          ) : (
            <Tabs
              label={t`Parts of the return`}
              value={part ?? 'units'}
              onChange={onPart}
              tabs={[
                { key: 'units', label: t`Units`, content: units },
                { key: 'customer', label: t`Customer`, content: customer },
                { key: 'money', label: t`Money`, content: money },
                { key: 'timeline', label: t`Timeline`, content: timeline },
              ]}
            />
          )}
        </div>
        <ReturnFoot row={row} grading={grading} moves={moves} finishing={finishing} onDecide={setDecision} />
      </div>
      {hasSide && (
        <aside className={styles['side']} aria-label={t`About the return`}>
          {customer}
          {money}
          {timeline}
        </aside>
      )}
      {decision && <DecisionDialog row={row} decision={decision} onClose={() => setDecision(undefined)} />}
    </section>
  )
}
