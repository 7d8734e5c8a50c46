import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

const NAME = 'REPLYBAY_SECURITY_CONTACT'

/**
 * Whom to tell of a weakness of this server, as a URI.
 *
 * @returns undefined where none is named.
 * @throws StartProblem for what is neither an address of mail nor of a page.
 */
export function readSecurityContact(settings: Settings) {
  const contact = settings[NAME]
  if (!contact) return undefined
  if (/^(mailto:)?[^\s@:/]+@[^\s@:/]+$/.test(contact)) return `mailto:${contact.replace(/^mailto:/, '')}`
  if (/^https:\/\/\S+$/.test(contact) && URL.canParse(contact)) return new URL(contact).href
  throw new StartProblem(`${NAME} has to look like security@shop.example or https://shop.example/security.`)
}
