import { memo, type ReactNode, useState } from 'react'
import type { RowState } from './virtual-list.tsx'

interface RowContentProps<Item> extends RowState {
  item: Item
  renderItem: (item: Item, row: RowState) => ReactNode
  renderRough: ((item: Item) => ReactNode) | undefined
  /** Whether the list flies by. */
  isFast: boolean
}

function Content<Item>(props: RowContentProps<Item>) {
  const { item, renderItem, renderRough, isFast, tabIndex, index } = props
  // A row that was drawn whole stays whole.
  const [isRough, setRough] = useState(isFast)
  if (isRough && !isFast) setRough(false)
  return isRough && renderRough ? renderRough(item) : renderItem(item, { tabIndex, index })
}

/** What stands in a row. Drawn again only when the row or its list has changed, not at every step of the scroll. */
// Sound: memo keeps what it is given, and only forgets that it was generic.
export const RowContent = memo(Content) as typeof Content
