import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'
import { isInspected } from '../grading/grades.ts'
import type { Grading } from '../grading/use-grading.ts'
import styles from '../packing/pack-pane.module.css'
import type { Decision } from './use-decision.ts'

interface ReturnNoticesProps {
  row: WarehouseReturn
  grading: Grading
  onDecide: (decision: Decision) => void
}

/** What has to be known before a unit is looked at. */
export function ReturnNotices({ row, grading, onDecide }: ReturnNoticesProps) {
  const { t } = useLingui()
  const { status, handledBy, dispute } = row
  return (
    <div className={styles['notices']}>
      {status === 'disputed' && (
        <Banner
          tone="danger"
          action={<Button onClick={() => onDecide('close-dispute')}>{t`Close dispute`}</Button>}
        >
          <strong>{t`Disputed.`}</strong> {dispute ?? t`No reason was given.`}
        </Banner>
      )}
      {isInspected(row) && grading.hasMarks && (
        <Banner tone="warning" action={<Button onClick={grading.forget}>{t`Discard my grades`}</Button>}>
          {handledBy === undefined
            ? t`A teammate has already inspected this return. Your grades weren’t used.`
            : t`${handledBy} has inspected this return. Your grades were not used.`}
        </Banner>
      )}
      {status === 'done' && !grading.hasMarks && handledBy !== undefined && (
        <Banner tone="success">{t`Inspected by ${handledBy}.`}</Banner>
      )}
      {status === 'requested' && (
        <Banner tone="info">{t`The customer asked to return this. Nothing has arrived yet.`}</Banner>
      )}
      {status === 'in-transit' && (
        <Banner tone="info">{t`On its way. Units are graded once it is here.`}</Banner>
      )}
      {status === 'declined' && (
        <Banner tone="info">{t`This request was declined. The reason is below.`}</Banner>
      )}
    </div>
  )
}
