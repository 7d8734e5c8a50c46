import { useLingui } from '@lingui/react/macro'
import type { CommandName } from '../scans/read-code.ts'

/** What the commands do, in a word or two. */
export function useCommandWords(): Readonly<Record<CommandName, string>> {
  const { t } = useLingui()
  return {
    undo: t`Undo`,
    next: t`Next order`,
    backorder: t`Backorder`,
    problem: t`Problem`,
    label: t`Make label`,
    valid: t`Valid`,
    broken: t`Broken`,
    rejected: t`Rejected`,
    finish: t`Finish return`,
  }
}
