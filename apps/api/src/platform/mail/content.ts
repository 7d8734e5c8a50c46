import type { components } from '@replybay/api-client'

export type Locale = components['schemas']['Locale']

/** A paragraph, a code to type, a link to follow, or the words of a colleague. */
export type MailPart = string | { code: string } | { label: string; url: string } | { quote: string }

/** What a mail says, whatever it will look like. */
export interface MailContent {
  subject: string
  parts: readonly MailPart[]
}
