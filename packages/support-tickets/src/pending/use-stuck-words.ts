import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type StuckChange, type StuckKind, stuckKinds } from './use-stuck-changes.ts'

/** Names changes by their kinds: "1 ticket deletion and 2 view deletions". */
export function useStuckWords(): (stuck: readonly StuckChange[]) => string {
  const { t, i18n } = useLingui()
  const words = {
    ticket: (count) => t`${plural(count, { one: '# ticket deletion', other: '# ticket deletions' })}`,
    view: (count) => t`${plural(count, { one: '# view deletion', other: '# view deletions' })}`,
    'canned-answer': (count) =>
      t`${plural(count, { one: '# saved reply deletion', other: '# saved reply deletions' })}`,
    note: (count) => t`${plural(count, { one: '# note deletion', other: '# note deletions' })}`,
    'undone-change': (count) => t`${plural(count, { one: '# undo', other: '# undos' })}`,
    'blocked-customer': (count) =>
      t`${plural(count, { one: '# customer block', other: '# customer blocks' })}`,
  } satisfies Record<StuckKind, (count: number) => string>
  return (stuck) => {
    const countOf = (kind: StuckKind) => stuck.filter((change) => change.kind === kind).length
    const named = stuckKinds.filter((kind) => countOf(kind) > 0).map((kind) => words[kind](countOf(kind)))
    return new Intl.ListFormat(i18n.locale).format(named)
  }
}
