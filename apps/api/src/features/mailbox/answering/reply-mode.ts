import type { components } from '@replybay/api-client'

type Schemas = components['schemas']
export type ReplyMode = Schemas['ReplyMode']

/** What the agent does with emails, as it is set. */
export const modeTold = ({
  replyMode,
  automaticAnswer,
}: Pick<Schemas['Mailbox'], 'replyMode' | 'automaticAnswer'>): ReplyMode =>
  replyMode ?? (automaticAnswer === 1 ? 'on' : 'off')
