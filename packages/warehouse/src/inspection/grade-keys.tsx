import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import type { Grading } from '../grading/use-grading.ts'

/** The keys that grade the unit in hand. Shows nothing. */
export function GradeKeys({ grading }: { grading: Grading }) {
  const { t } = useLingui()
  const group = t`Warehouse`
  useShortcut({
    id: 'grade-valid',
    keys: '1',
    label: t`Valid: back to stock, and refunded`,
    group,
    run: () => grading.gradeActive('valid'),
  })
  useShortcut({
    id: 'grade-broken',
    keys: '2',
    label: t`Broken: refunded, not back to stock`,
    group,
    run: () => grading.gradeActive('broken'),
  })
  useShortcut({
    id: 'grade-rejected',
    keys: '3',
    label: t`Rejected: not refunded`,
    group,
    run: () => grading.gradeActive('rejected'),
  })
  useShortcut({ id: 'unit-above', keys: 'up', label: t`Unit above`, group, run: () => grading.move(-1) })
  useShortcut({ id: 'unit-below', keys: 'down', label: t`Unit below`, group, run: () => grading.move(1) })
  useShortcut({
    id: 'undo-grade',
    keys: 'backspace',
    label: t`Undo the last grade`,
    group,
    run: grading.undo,
  })
  return null
}
