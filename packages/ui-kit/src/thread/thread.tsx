import { useState } from 'react'
import { LongThread } from './long-thread.tsx'
import { ShortThread } from './short-thread.tsx'
import type { ThreadProps } from './thread-props.ts'

/** So many rows are drawn at once, all of them: quicker than finding out which are in sight. */
const SHORT_ROWS = 30

/**
 * The messages of one ticket; of a long one only those in sight are in the document. Stays at the end while the reader
 * is there; else keeps their place, and counts in a pill what came below it. Give it the ticket's key, so that another
 * ticket starts at its own end.
 */
export function Thread<Item>(props: ThreadProps<Item>) {
  const [isShort] = useState(props.items.length <= SHORT_ROWS)
  return isShort ? <ShortThread {...props} /> : <LongThread {...props} />
}
