import { useLingui } from '@lingui/react/macro'
import type { Grade } from './grades.ts'

/** What grades are called, alone and of a unit. */
export function useGradeWords(): {
  name: Record<Grade, string>
  graded: (SKU: string, grade: Grade) => string
} {
  const { t } = useLingui()
  return {
    name: { valid: t`Valid`, broken: t`Broken`, rejected: t`Rejected` },
    graded: (SKU, grade) =>
      ({ valid: t`${SKU} is valid`, broken: t`${SKU} is broken`, rejected: t`${SKU} is rejected` })[grade],
  }
}
