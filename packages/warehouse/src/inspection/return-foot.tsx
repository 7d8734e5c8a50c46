import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, ConfirmDialog, useShortcut } from '@replybay/ui-kit'
import { IconCheck, IconLock, IconPackageImport, IconX } from '@tabler/icons-react'
import { refundOf } from '../grading/grades.ts'
import { useGradeWords } from '../grading/use-grade-words.ts'
import type { Finishing } from '../grading/use-finishing.ts'
import type { Grading } from '../grading/use-grading.ts'
import pane from '../packing/pack-pane.module.css'
import type { Moves } from './use-moves.ts'
import { GradeKeys } from './grade-keys.tsx'
import styles from './return-pane.module.css'
import type { Decision } from './use-decision.ts'

interface ReturnFootProps {
  row: WarehouseReturn
  grading: Grading
  moves: Moves
  finishing: Finishing
  onDecide: (decision: Decision) => void
}

/** The next step of a return, by where it stands. */
export function ReturnFoot(props: ReturnFootProps) {
  const { row, moves, onDecide } = props
  const { t } = useLingui()
  if (row.status === 'arrived') return <FinishFoot {...props} />
  if (!moves.isOffered || (row.status !== 'requested' && row.status !== 'in-transit')) return null
  return (
    <footer className={pane['foot']}>
      {row.status === 'requested' && (
        <Button
          className={pane['large']}
          leftIcon={<IconX aria-hidden />}
          onClick={() => onDecide('decline')}
        >
          {t`Decline`}
        </Button>
      )}
      <span className={pane['why']} />
      <Button
        variant={row.status === 'in-transit' ? 'primary' : undefined}
        className={pane['large']}
        leftIcon={<IconPackageImport aria-hidden />}
        loading={moves.isPending}
        onClick={() => moves.arrive(row)}
      >
        {t`Mark as arrived`}
      </Button>
      {row.status === 'requested' && (
        <Button
          variant="primary"
          className={pane['large']}
          leftIcon={<IconCheck aria-hidden />}
          loading={moves.isPending}
          onClick={() => moves.approve(row)}
        >
          {t({ context: 'return', message: 'Approve' })}
        </Button>
      )}
    </footer>
  )
}

function FinishFoot({ row, grading, finishing }: ReturnFootProps) {
  const { t } = useLingui()
  const names = useGradeWords().name
  const { sum } = grading
  const { why, ask } = finishing
  useShortcut({
    id: 'finish-return',
    keys: 'mod+enter',
    label: t`Finish return`,
    group: t`Warehouse`,
    run: ask,
  })
  return (
    <footer className={`${pane['foot']} ${styles['foot']}`}>
      <GradeKeys grading={grading} />
      <dl className={styles['sums']} aria-label={t`Units by grade`}>
        {(['valid', 'broken', 'rejected'] as const).map((grade) => (
          <div key={grade} data-grade={sum[grade] > 0 ? grade : undefined}>
            <dd>{sum[grade]}</dd>
            <dt>{names[grade]}</dt>
          </div>
        ))}
        <div className={styles['left']}>
          <dd>{sum.left}</dd>
          <dt>{t`Left of ${sum.back}`}</dt>
        </div>
      </dl>
      <p className={pane['why']} id="why-not-finished">
        {why ?? t`${plural(sum.back, { one: 'The one unit is graded.', other: 'All # units are graded.' })}`}
      </p>
      <Button
        variant="primary"
        className={pane['large']}
        leftIcon={why === undefined ? <IconCheck aria-hidden /> : <IconLock aria-hidden />}
        disabled={why !== undefined}
        aria-describedby="why-not-finished"
        onClick={ask}
      >
        {t`Finish return`}
      </Button>
      <ConfirmDialog
        title={t`Finish the return of ${row.orderNumber}?`}
        isOpen={finishing.isAsked}
        variant="primary"
        confirmLabel={t`Finish return`}
        busy={finishing.isPending}
        error={finishing.error}
        onClose={finishing.close}
        onConfirm={ask}
      >
        <FinishWords row={row} grading={grading} />
      </ConfirmDialog>
    </footer>
  )
}

/** What finishing does, which can't be undone. */
function FinishWords({ row, grading }: Pick<ReturnFootProps, 'row' | 'grading'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const { valid, broken, rejected, missing } = grading.sum
  const refund = refundOf(grading.articles)
  return (
    <>
      <ul>
        {valid > 0 && (
          <li>{t`${plural(valid, { one: '# unit goes', other: '# units go' })} back to stock.`}</li>
        )}
        {broken > 0 && (
          <li>{t`${plural(broken, { one: '# unit is', other: '# units are' })} broken, and not sold again.`}</li>
        )}
        {rejected > 0 && (
          <li>{t`${plural(rejected, { one: '# unit is', other: '# units are' })} rejected, and not refunded.`}</li>
        )}
        {missing > 0 && (
          <li>{t`${plural(missing, { one: '# unit is missing.', other: '# units are missing.' })}`}</li>
        )}
        {row.exchange?.state === 'wanted' && (
          <li>{t`The customer wants ${row.exchange.SKU} in exchange. Nobody has accepted or declined that yet.`}</li>
        )}
        {refund !== undefined && row.currency !== undefined && (
          <li>{t`Refund due to the customer: ${formats.money(refund, row.currency)}`}</li>
        )}
      </ul>
      <p>{t`This can’t be undone. No refund is made automatically.`}</p>
    </>
  )
}
