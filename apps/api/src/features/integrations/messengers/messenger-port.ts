/** What a messenger does beside what every service does. */
import type { OutgoingMessage } from '../../../platform/channel.ts'
import type { ChannelPerson, Incoming } from '../../channels/index.ts'
import type { Ask } from '../ask.ts'
import type { Settings } from '../secrets.ts'
import type { FetchAddress } from './fetch-address.ts'

/** A file that a message names, to be asked for. */
export interface NamedFile {
  name: string
  /** By which the messenger knows it. */
  ref: string
}

type Message = Extract<Incoming, { kind: 'message' }>

/** What was told, its files still to be asked for. */
export type HeardMessage = Omit<Message, 'files'> & { files: readonly NamedFile[] }
export type Heard = Exclude<Incoming, Message> | HeardMessage

/** Of which channel, where one account has several. */
export interface OfChannel {
  channel: string
  heard: Heard
}

/** What is asked with the keys that are kept. */
export interface MessengerAsk {
  ask: Ask
  settings: Settings
  /** Where it is asked. */
  origin: string
  fetchAddress: FetchAddress
}

export interface MessengerPort {
  channels: readonly string[]
  /**
   * What a delivery tells, in its order. What it says of nothing that is kept, as a group's messages, is left out.
   *
   * @param settings empty where the keys can't be opened.
   */
  read: (content: unknown, settings: Settings) => readonly OfChannel[]
  /** @returns undefined for one that can't be had: it is too large, or gone. @throws Trouble where it can be had later. */
  fetchFile: (ask: MessengerAsk, file: NamedFile) => Promise<Uint8Array | undefined>
  /** Who has written for the first time, where a message doesn't tell. @throws Trouble */
  findPerson?: (
    ask: MessengerAsk,
    of: { channel: string; personId: string },
  ) => Promise<Pick<ChannelPerson, 'name' | 'handle'>>
  /** @returns the messenger's ids of what was sent. @throws ChannelProblem, Trouble */
  send: (ask: MessengerAsk, message: OutgoingMessage) => Promise<readonly string[]>
  /**
   * Waits for what is told next, where the messenger can be asked for it: for a server that it can't reach.
   *
   * @param after what was heard before. @returns what was told, each under its name, in its order. @throws Trouble
   */
  poll?: (
    ask: Pick<MessengerAsk, 'ask' | 'settings'>,
    after: string | undefined,
    waitS: number,
  ) => Promise<readonly { id: string; content: string }[]>
}
