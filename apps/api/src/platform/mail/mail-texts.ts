import type { Locale, MailTexts } from './content.ts'
import { englishTexts } from './texts/en-US.ts'
import { spanishTexts } from './texts/es-ES.ts'
import { frenchTexts } from './texts/fr-FR.ts'

/** The mails in the language of who receives them. */
export const mailTexts: Readonly<Record<Locale, MailTexts>> = {
  'en-US': englishTexts,
  'fr-FR': frenchTexts,
  'es-ES': spanishTexts,
}
