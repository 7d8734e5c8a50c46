import type { EmailThread } from '@replybay/api-client'

/** What is told at most of one email; in UTF-16 units. */
const LONGEST = 20_000
const MOST = 20

/** What was said in a thread until an email, itself last. */
export function saidUntil({ messages }: EmailThread, emailId: string, own: string | undefined) {
  const end = messages.findIndex(({ _id }) => _id === emailId) + 1
  return messages.slice(Math.max(0, end - MOST), end).map(({ from, text, snippet = '' }) => ({
    author: from?.address === own ? ('support' as const) : ('customer' as const),
    text: (text ?? snippet).slice(0, LONGEST),
  }))
}
