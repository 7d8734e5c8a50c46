import { useLingui } from '@lingui/react/macro'
import { type MenuItem, useDensity } from '@replybay/ui-kit'
import type { InboxSearch, Sort } from '../model/inbox-search.ts'
import { type RowPart, setHidden, useIsHidden } from './row-parts.ts'

/** In which order a list stands, how close its rows, where that can be chosen, and what they show: as the items of a menu. */
export function useListOrder(sort: Sort, onSearch: (change: Partial<InboxSearch>) => void): MenuItem[] {
  const { t } = useLingui()
  const { density, isChoosable, setDensity } = useDensity()
  const parts: [RowPart, string, boolean][] = [
    ['tags', t`Tags`, useIsHidden('tags')],
    ['assignee', t`Assignee`, useIsHidden('assignee')],
  ]
  const sorts: [Sort, string][] = [
    ['waiting', t`Longest wait first`],
    ['newest', t`Recently updated first`],
    ['oldest', t`Least recently updated first`],
  ]
  return [
    ...sorts.map(([each, label]) => ({
      key: each,
      label,
      group: t`Sort`,
      checked: each === sort,
      onSelect: () => onSearch({ sort: each }),
    })),
    ...(isChoosable
      ? [
          {
            key: 'compact',
            label: t`Compact rows`,
            group: t`Density`,
            independent: true,
            checked: density === 'compact',
            onSelect: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
          },
        ]
      : []),
    ...parts.map(([part, label, isHidden]) => ({
      key: part,
      label,
      group: t`Shown in rows`,
      independent: true,
      checked: !isHidden,
      onSelect: () => setHidden(part, !isHidden),
    })),
  ]
}
