import type { EmailThread } from '@replybay/api-client'
import { type Address, isOwnAddress } from '../model/sender.ts'

/** With whom the shop writes in a thread: who wrote last, else whom the shop wrote to. */
export function personOf(
  { messages }: Pick<EmailThread, 'messages'>,
  own: string | undefined,
): Address | undefined {
  const fromOthers = messages.flatMap(({ from }) => (from && !isOwnAddress(from, own) ? [from] : []))
  const toOthers = messages.flatMap(({ to = [] }) => to.filter((each) => !isOwnAddress(each, own)))
  return fromOthers.at(-1) ?? toOthers.at(0)
}
