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

interface ValidationFacts {
  code: string
  /** Sets a new password and validates the address, without the code. */
  url: string
}

interface ResetFacts {
  /** Of the person, perhaps empty. */
  name: string
  /** Whose account it is: an address that is not proved may have been registered for a company of another person. */
  companyName: string
  code: string
  /** Sets the new password without the code. */
  url: string
}

/** Every mail that is sent, in one language. */
export interface MailTexts {
  /** Without the name: it may be of another person, who has typed the address. */
  validation(facts: ValidationFacts): MailContent
  /** Where no more codes are mailed. */
  validationLink(facts: Omit<ValidationFacts, 'code'>): MailContent
  reset(facts: ResetFacts): MailContent
  /** Where no more codes are mailed. */
  resetLink(facts: Omit<ResetFacts, 'code'>): MailContent
  invitation(facts: InvitationFacts): MailContent
  /** @param name of the person, perhaps empty. */
  passwordChanged(name: string): MailContent
}
