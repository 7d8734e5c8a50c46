import { useLingui } from '@lingui/react/macro'
import { type Filter, SegmentedControl } from '@replybay/ui-kit'
import { addressOfOrder, type SourceOrder, sourceOrder, type SourceSort } from '../model/source-order.ts'

/** What the sources are ordered by, to be chosen among the filters: where there are no heads of columns. */
export function useOrderChoice(order: SourceOrder, onSort: (order: SourceOrder) => void): Filter {
  const { t } = useLingui()
  const options: { value: SourceSort; label: string }[] = [
    { value: 'updated', label: t`Last updated` },
    { value: 'title', label: t`Title` },
    { value: 'state', label: t`Status` },
    { value: 'replies', label: t`Most used` },
    { value: 'kind', label: t`Kind` },
  ]
  const isUsual = addressOfOrder(order).sort === undefined
  const label = t`Sort by`
  return {
    key: 'sort',
    label,
    value: isUsual ? undefined : options.find(({ value }) => value === order.sort)?.label,
    editor: (
      <SegmentedControl
        label={label}
        value={order.sort}
        options={options}
        onChange={(value) => {
          const { sort } = sourceOrder({ sort: value })
          const isMostFirst = sort === 'updated' || sort === 'replies'
          onSort({ sort, direction: isMostFirst ? 'descending' : 'ascending' })
        }}
      />
    ),
    onClear: () => onSort(sourceOrder({})),
  }
}
