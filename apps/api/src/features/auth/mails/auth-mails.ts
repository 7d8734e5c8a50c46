import type { Locale, MailContent } from '../../../platform/mail/content.ts'
import { englishMails } from './en-US.ts'
import { spanishMails } from './es-ES.ts'
import { frenchMails } from './fr-FR.ts'

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
  /** Whose account it is; empty where the address is not proved: another person may have typed it. */
  companyName: string
  code: string
  /** Sets the new password without the code. */
  url: string
}

/** Every mail about the ways into an account, in one language. */
export interface AuthMails {
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

/** The mails in the language of who receives them. */
export const authMails: Readonly<Record<Locale, AuthMails>> = {
  'en-US': englishMails,
  'fr-FR': frenchMails,
  'es-ES': spanishMails,
}
