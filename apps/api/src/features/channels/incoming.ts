/** What a platform tells of a conversation, in the words that all platforms have in common. */
import type { ChannelProblemCode } from '../../platform/channel.ts'

/** Where it was told. */
export interface ChannelAccount {
  id: string
  companyId: string
  channel: string
  /** The website whose inbox gets new conversations. */
  webId: string
}

/** Who writes, by the platform. */
export interface ChannelPerson {
  id: string
  name?: string | undefined
  handle?: string | undefined
  /** With the country's number, as `+33472001818`. */
  phone?: string | undefined
  /** As BCP 47. */
  language?: string | undefined
}

/** A file that came with a message. */
export interface IncomingFile {
  name: string
  /** What is read of it; undefined where it could not be had. */
  bytes: Uint8Array | undefined
}

export type Incoming =
  | {
      kind: 'message'
      /** The platform's, within the account. */
      externalId: string
      /** The conversation. */
      address: string
      /** Whether nobody else is in it. */
      isPrivate: boolean
      person: ChannelPerson
      text: string
      files: readonly IncomingFile[]
      /** What it is by the platform's word, where it is neither words nor a file. */
      unsupported?: string | undefined
    }
  | { kind: 'edited'; externalId: string; text: string }
  | { kind: 'removed'; externalId: string }
  | { kind: 'reacted'; externalId: string; reaction: string }
  | {
      kind: 'state'
      externalId: string
      /** Under which it was sent, where the platform gives it back: known before the platform's own. */
      messageId?: string | undefined
      state: 'sent' | 'delivered' | 'read' | 'failed'
      problem?: ChannelProblemCode | undefined
    }
  | {
      /** How far everything has got that was sent before, where the platform doesn't name it. */
      kind: 'state-until'
      /** The conversation. */
      address: string
      at: Date
      state: 'delivered' | 'read'
    }
