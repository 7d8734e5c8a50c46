import { emailQueries, type MailboxSettings } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'
import { firstSync } from './first-sync.ts'

/** How often it is asked how a mailbox is: while it begins, and later; in ms. */
const BEGINNING_MS = 2_000
const LATER_MS = 30_000

/** How the mailbox is connected, as it changes. */
export function useMailboxSettings(enabled: boolean) {
  return useQuery({
    ...emailQueries.settings(),
    enabled,
    refetchInterval: ({ state }) => pauseOf(state.data?.mailbox),
  })
}

/** One of this server has nothing to wait for. */
function pauseOf(mailbox: MailboxSettings | undefined): number | false {
  if (mailbox?.kind !== 'imap') return false
  const isBeginning = mailbox.receiving.state === 'starting' || firstSync(mailbox.folders) !== undefined
  return isBeginning ? BEGINNING_MS : LATER_MS
}
