import { memo, type ReactNode } from 'react'

interface ThreadRowProps<Item> {
  item: Item
  renderItem: (item: Item) => ReactNode
}

function Row<Item>({ item, renderItem }: ThreadRowProps<Item>) {
  return renderItem(item)
}

/** What stands in a row. Drawn again only when it has changed, not at every step of the scroll. */
// Sound: memo keeps what it is given, and only forgets that it was generic.
export const ThreadRow = memo(Row) as typeof Row
