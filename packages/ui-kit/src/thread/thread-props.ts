import type { ReactNode } from 'react'

export interface ThreadProps<Item> {
  /** The log's name. */
  label: string
  /** Bubbles, separators and lines, oldest first. */
  items: readonly Item[]
  getKey: (item: Item) => string
  /** Whose message it is; nobody's where it is a separator or a line. Messages are counted, one's own leads to the end. */
  authorOf: (item: Item) => 'reader' | 'other' | undefined
  /** A row. Let it be the same function as long as it draws the same. */
  renderItem: (item: Item) => ReactNode
  /** The words of the pill that leads to messages below: "3 new messages". */
  unseenLabel: (count: number) => string
  /** The key of the separator before what was not read yet: a pill leads up to it. */
  newKey?: string | undefined
  /** The key of the row that is in sight at first, in place of the end. */
  startKey?: string | undefined
}
