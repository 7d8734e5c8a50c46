import { useUser } from '@replybay/feature-kit'
import { usePoll } from './use-poll.ts'

/** Hears of new emails, wherever in the dashboard one is. Shows nothing. */
export function MailWatch() {
  usePoll(useUser().mailbox?.connected !== false)
  return null
}
