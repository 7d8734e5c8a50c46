/** Why WhatsApp does not deliver a message. @see https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
import type { ChannelProblemCode } from '../../../platform/channel.ts'

const problems: Readonly<Record<number, ChannelProblemCode>> = {
  0: 'bad-key',
  10: 'missing-permission',
  190: 'bad-key',
  470: 'window-closed',
  80_007: 'rate-limited',
  130_429: 'rate-limited',
  131_005: 'missing-permission',
  131_026: 'gone',
  131_047: 'window-closed',
  131_050: 'blocked',
  131_051: 'unsupported',
  131_052: 'unsupported',
  131_053: 'unsupported',
  131_056: 'rate-limited',
  131_062: 'unsupported',
}

export const problemOfCode = (code: number | undefined): ChannelProblemCode =>
  (code !== undefined && problems[code]) || 'refused'
