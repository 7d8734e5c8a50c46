import type { EmailMessage } from '@replybay/api-client'

/** More than so many collapsed emails in a row are shown as their first, a count, and their last. */
const MOST_COLLAPSED = 6

/** The emails of a thread that are open at first: those that nobody has read, and the newest. */
export function firstOpen(messages: readonly EmailMessage[]): Set<string> {
  const unread = messages.filter(({ seen }) => seen === false)
  const newest = messages.at(-1)
  return new Set([...unread, ...(newest ? [newest] : [])].map(({ _id }) => _id))
}

/** What a thread shows: emails, and counts of those in between that are left out. */
export type ThreadPart =
  | { kind: 'email'; message: EmailMessage }
  | { kind: 'more'; messages: readonly EmailMessage[] }

/** The parts of a thread, where long rows of collapsed emails are cut. @param isAll whether nothing is left out */
export function threadParts(
  messages: readonly EmailMessage[],
  open: ReadonlySet<string>,
  isAll: boolean,
): ThreadPart[] {
  const parts: ThreadPart[] = []
  let collapsed: EmailMessage[] = []
  const end = () => {
    const isCut = !isAll && collapsed.length > MOST_COLLAPSED
    const [first, last] = [collapsed[0], collapsed.at(-1)]
    if (isCut && first && last) {
      parts.push({ kind: 'email', message: first })
      parts.push({ kind: 'more', messages: collapsed.slice(1, -1) })
      parts.push({ kind: 'email', message: last })
    } else parts.push(...collapsed.map((message) => ({ kind: 'email' as const, message })))
    collapsed = []
  }
  for (const message of messages) {
    if (!open.has(message._id)) {
      collapsed.push(message)
      continue
    }
    end()
    parts.push({ kind: 'email', message })
  }
  end()
  return parts
}
