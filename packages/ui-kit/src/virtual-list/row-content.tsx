import { memo, type ReactNode } from 'react'
import type { RowState } from './virtual-list.tsx'

interface RowContentProps<Item> extends RowState {
  item: Item
  renderItem: (item: Item, row: RowState) => ReactNode
}

function Content<Item>({ item, renderItem, tabIndex, index }: RowContentProps<Item>) {
  return renderItem(item, { tabIndex, index })
}

/** What stands in a row. Drawn again only when the row or its list has changed, not at every step of the scroll. */
// Sound: memo keeps what it is given, and only forgets that it was generic.
export const RowContent = memo(Content) as typeof Content
