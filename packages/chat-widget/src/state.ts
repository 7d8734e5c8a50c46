/** What a chat window shows at a moment, and what can be done in it. */
import type { components } from '@replybay/api-client'
import type { WidgetLook } from './look.ts'

type Schemas = components['schemas']

export type Message = Schemas['ConversationMessage']
export type Attachment = Schemas['Attachment']
export type Grade = Schemas['RatingGrade']

/** A message on its way. */
export interface Outgoing {
  /** Names it for the server, which stores it once. */
  key: string
  text: string
  files: readonly OutgoingFile[]
  state: 'sending' | 'failed'
  /** Why it can't be sent, where that is known: the conversation takes no more, or its files went with their page. */
  problem?: 'full' | 'filesLost' | undefined
}

export interface OutgoingFile {
  name: string
  size: number
  /** Undefined once the page was left. */
  file: File | undefined
  /** Of what was sent, from 0 to 1. */
  progress: number
  /** Once it is there. */
  id?: string | undefined
}

export interface WidgetState {
  look: WidgetLook
  isDark: boolean
  asksRating: boolean
  isOpen: boolean
  isOnline: boolean
  /** What has come, the oldest first. */
  messages: readonly Message[]
  hasEarlier: boolean
  outgoing: readonly Outgoing[]
  /** Undefined before the first message. */
  conversation:
    | Pick<Schemas['Conversation'], 'status' | 'isWithTeam' | 'hasEmail' | 'rating' | 'closesAt'>
    | undefined
  draft: string
  /** Chosen to be sent with it. */
  files: readonly File[]
  /** Why a file was not taken: the name of one that is too large, or that there are too many. */
  fileProblem: { tooLarge: string } | 'tooMany' | undefined
  unread: number
  isTeaserShown: boolean
  isEmailAsked: boolean
  isEmailJustSaved: boolean
  /** What the visitor asked for last did not reach the server, or was refused. */
  stepFailure: 'lost' | 'refused' | undefined
  /** The messages before did not come. */
  isEarlierFailed: boolean
  /** The AI agent is expected to answer. */
  isWriting: boolean
}

export interface WidgetActions {
  open: () => void
  close: () => void
  write: (draft: string) => void
  attach: (files: readonly File[]) => void
  detach: (file: File) => void
  send: (text?: string) => void
  retry: (key: string) => void
  discard: (key: string) => void
  askForPerson: () => void
  startNew: () => void
  /** @returns whether it was kept. */
  leaveEmail: (email: string) => Promise<boolean>
  replyHere: () => void
  rate: (grade: Grade, comment?: string) => void
  readEarlier: () => void
  dismissTeaser: () => void
  /** The bytes of a file of a message. */
  load: (id: string) => Promise<Blob>
}

export const emptyState = (look: WidgetLook): WidgetState => ({
  look,
  isDark: false,
  asksRating: false,
  isOpen: false,
  isOnline: true,
  messages: [],
  hasEarlier: false,
  outgoing: [],
  conversation: undefined,
  draft: '',
  files: [],
  fileProblem: undefined,
  unread: 0,
  isTeaserShown: false,
  isEmailAsked: true,
  isEmailJustSaved: false,
  stepFailure: undefined,
  isEarlierFailed: false,
  isWriting: false,
})
