import type { components } from '@replybay/api-client'

export type Locale = components['schemas']['Locale']

/** A paragraph, a code to type, a link to follow, or the words of a colleague. */
export type MailPart = string | { code: string } | { label: string; url: string } | { quote: string }

/** What a mail says, whatever it will look like. */
export interface MailContent {
  subject: string
  parts: readonly MailPart[]
}

interface InvitationFacts {
  companyName: string
  /** Empty if the colleague is no longer there. */
  invitedBy: string
  role: 'admin' | 'support' | 'warehouse'
  /** A few words of the colleague, perhaps none. */
  message: string
  url: string
}

/** Every mail that is sent, in one language. */
export interface MailTexts {
  /** @param name of the person, perhaps empty. */
  /** Without the name: it may be of another person, who has typed the address. */
  validation(code: string): MailContent
  /** @param name of the person, perhaps empty. @param url sets the new password without the code. */
  reset(name: string, code: string, url: string): MailContent
  invitation(facts: InvitationFacts): MailContent
  passwordChanged(name: string): MailContent
}
