/** Why Messenger or Instagram does not take a message. @see https://developers.facebook.com/docs/messenger-platform/error-codes */
import type { ChannelProblemCode } from '../../../platform/channel.ts'
import type { GraphError } from '../meta/graph-error.ts'

const bySubcode: Readonly<Record<number, ChannelProblemCode>> = {
  // Not this person, not any more, or not by this page.
  1_545_041: 'blocked',
  2_018_001: 'gone',
  2_018_047: 'unsupported',
  2_018_108: 'blocked',
  2_018_109: 'too-large',
  2_018_278: 'window-closed',
  2_534_014: 'gone',
  2_534_022: 'window-closed',
}

/** @returns undefined for what is not the message's: the key's, the pace's. */
export function problemOf({ code, subcode, message }: GraphError): ChannelProblemCode | undefined {
  const known = subcode === undefined ? undefined : bySubcode[subcode]
  if (known) return known
  if (code === 551) return 'blocked'
  return code === 10 && /outside of (?:the )?allowed window/i.test(message) ? 'window-closed' : undefined
}
