import type { components } from '@replybay/api-client'

export type Locale = components['schemas']['Locale']

/** A link to follow: the mail's button, or, where something else is its point, a line. */
interface MailLink {
  label: string
  url: string
  isSecondary?: true
}

/** A paragraph, a code to type, a link, or the words of a colleague. */
export type MailPart = string | { code: string } | MailLink | { quote: string }

/** What a mail says, whatever it will look like. */
export interface MailContent {
  subject: string
  parts: readonly MailPart[]
}
