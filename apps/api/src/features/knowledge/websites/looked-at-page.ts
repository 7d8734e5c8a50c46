import type { components } from '@replybay/api-client'
import type { Database } from '../../../platform/database/database.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { cutCompared, findAlike } from '../alike.ts'
import { readTexts } from '../passage-words.ts'
import { presentAlike } from '../present.ts'
import { languageOf } from '../settings.ts'
import { lexiconOf } from '../synonyms/account-lexicon.ts'
import { isSameSite, pageAddress } from './addresses.ts'
import type { Outcome } from './read-address.ts'

type LookedAtPage = components['schemas']['LookedAtPage']

/** Pages that one page leads to. */
const MOST_LINKS = 500
/** Enough of a text to tell its language by; in characters. */
const TELLING = 5_000

interface Looked {
  companyId: string
  link: string
  outcome: Outcome
  /** The website's own pages are told. */
  site: URL
  /** What the website lists itself. */
  listed?: readonly string[]
}

/** What was seen of a page, and whether a source says nearly the same. */
export async function presentLooked(
  database: Database,
  { companyId, link, outcome, site, listed = [] }: Looked,
): Promise<LookedAtPage> {
  const own = (links: readonly string[]) => {
    const pages = [...links, ...listed].flatMap((one) => pageAddress(one, site) ?? [])
    return [...new Set(pages)].filter((one) => one !== link).slice(0, MOST_LINKS)
  }
  if (outcome.kind === 'moved') return { link, problem: 'duplicate', links: own([outcome.to]) }
  // What was never read can't be as it was.
  if (outcome.kind === 'kept') return { link, links: own([]) }
  if (outcome.kind !== 'read') {
    return { link, problem: outcome.problem, links: own('links' in outcome ? (outcome.links ?? []) : []) }
  }
  const { title, text, words, links } = outcome.page
  const { queries } = database
  const otherwise = await languageOf(queries, companyId)
  const [read] = await readTexts(queries, [cutText(text, TELLING)], otherwise)
  const language = read?.language ?? otherwise
  const [alike] = await findAlike(queries, await lexiconOf(database, companyId), {
    companyId,
    passages: cutCompared(text).map((passage) => ({ text: passage, language })),
    // Where the website is known already, its own pages say nothing new.
    isOther: (found) => found.link === null || !isSameSite(new URL(found.link), site),
  })
  return {
    link,
    ...(title && { title }),
    words,
    language,
    digest: outcome.hash,
    ...(alike && { alike: presentAlike({ ...alike, id: alike.documentId }) }),
    links: own(links),
  }
}
