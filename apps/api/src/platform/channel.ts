/** What a feature that has connected a messenger or a community server offers to the one that keeps the conversations. */
import type { components } from '@replybay/api-client'

export type ChannelProblemCode = NonNullable<components['schemas']['MessageDelivery']['problem']>

interface ProblemDetails {
  /** How long the platform asks to wait; in seconds. */
  retryAfter?: number | undefined
  /** Whether the message may have been sent all the same: its answer was lost. */
  isUnknown?: boolean
}

/** Why a message was not sent. */
export class ChannelProblem extends Error {
  override name = 'ChannelProblem'
  readonly code: ChannelProblemCode
  readonly details: ProblemDetails

  constructor(code: ChannelProblemCode, details: ProblemDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Where a message goes: a conversation of one account of a company. */
export interface ChannelPlace {
  companyId: string
  /** Of the feature that has connected it: an integration, a server. */
  accountId: string
  channel: string
  /** The conversation, by the platform. */
  address: string
}

export interface ChannelFile {
  name: string
  /** Its media type. */
  type: string
  bytes: Uint8Array
}

export interface OutgoingMessage extends ChannelPlace {
  /** Under which the platform may know it again, where it takes such a name. */
  messageId: string
  text: string
  files: readonly ChannelFile[]
}

export interface Channel {
  /** The channels whose conversations it carries. */
  channels: readonly string[]
  /**
   * Sends what is said, in as many messages as the platform needs.
   *
   * @returns the platform's ids of them, by which it tells later how far they got.
   * @throws ChannelProblem
   */
  send(message: OutgoingMessage): Promise<readonly string[]>
}
