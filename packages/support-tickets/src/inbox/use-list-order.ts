import { useLingui } from '@lingui/react/macro'
import { type MenuItem, useDensity } from '@replybay/ui-kit'
import type { InboxSearch, Sort } from '../model/inbox-search.ts'

/** In which order a list stands and how close its rows, where that can be chosen, as the items of a menu. */
export function useListOrder(sort: Sort, onSearch: (change: Partial<InboxSearch>) => void): MenuItem[] {
  const { t } = useLingui()
  const { density, isChoosable, setDensity } = useDensity()
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
  ]
}
