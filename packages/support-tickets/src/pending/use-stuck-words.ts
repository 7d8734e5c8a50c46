import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type StuckChange, type StuckKind, stuckKinds } from './use-stuck-changes.ts'

/** Names changes by their kinds: "a deleted ticket and 2 deleted views". */
export function useStuckWords(): (stuck: readonly StuckChange[]) => string {
  const { t, i18n } = useLingui()
  const words = {
    ticket: (count) => t`${plural(count, { one: 'a deleted ticket', other: '# deleted tickets' })}`,
    view: (count) => t`${plural(count, { one: 'a deleted view', other: '# deleted views' })}`,
    'canned-answer': (count) =>
      t`${plural(count, { one: 'a deleted saved reply', other: '# deleted saved replies' })}`,
    'undone-change': (count) => t`${plural(count, { one: 'an undone change', other: '# undone changes' })}`,
    'blocked-customer': (count) =>
      t`${plural(count, { one: 'a blocked customer', other: '# blocked customers' })}`,
  } satisfies Record<StuckKind, (count: number) => string>
  return (stuck) => {
    const countOf = (kind: StuckKind) => stuck.filter((change) => change.kind === kind).length
    const named = stuckKinds.filter((kind) => countOf(kind) > 0).map((kind) => words[kind](countOf(kind)))
    return new Intl.ListFormat(i18n.locale).format(named)
  }
}
