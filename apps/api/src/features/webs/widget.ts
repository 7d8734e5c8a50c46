/** What the chat window of a web shows to visitors, on which sites. */
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { domainToUnicode } from 'node:url'
import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { agentModeOf } from './agent-mode.ts'
import { canonicalLanguage } from './language-tag.ts'
import { logoUrl } from './logo.ts'
import { listQuestions } from './question-store.ts'
import { findBotSettings } from './store.ts'
import { type botSettings, webs } from './tables.ts'

type Widget = components['schemas']['Widget']
type WebRow = typeof webs.$inferSelect

/** Where pages of shops load the chat window from, and its parts beside it. */
export const WIDGET_SCRIPT = '/chat/widget.js'

/** Where the return page of each web is, below the server's address. */
export const RETURN_PAGE_PATH = '/return'

/** Of a web that has chosen none. */
const COLOR = '#0E6D7A'
/** Suggested at most. */
const MOST_QUESTIONS = 3
/** That a web was seen is noted no more often; in ms. */
const NOTE_EVERY_MS = 5 * 60_000

/**
 * The web on which visitors write; nobody writes to one that holds sample data.
 *
 * @param site where the page is, as a call says; undefined where it is no other site's.
 * @throws Failure `not-found` without such a web, `forbidden` from a page of a site that is not the web's.
 */
export async function requireWebFor(queries: Queries, id: string, site: string | undefined): Promise<WebRow> {
  const [web] = await queries
    .select()
    .from(webs)
    .where(and(eq(webs.id, id), eq(webs.isSample, false)))
  if (!web) throw new Failure('not-found')
  if (site !== undefined && !isOf(web, site)) throw new Failure('forbidden')
  return web
}

/** A web without a domain and origins is used on every site: the first page that shows it may be a preview's. */
function isOf({ domain, origins }: Pick<WebRow, 'domain' | 'origins'>, site: string): boolean {
  const own = domain === '' ? origins : [domain, ...origins]
  if (own.length === 0) return true
  const host = readable(site)
  return (
    own.some((each) => host === each || (each === domain && host.endsWith(`.${withoutWww(domain)}`))) ||
    (domain !== '' && host === withoutWww(domain))
  )
}

/** What is left is still a name below a top level. */
const withoutWww = (host: string) => host.replace(/^www\.(?=[^.]+\.)/, '')

/** As hosts of webs are kept. */
function readable(site: string): string {
  const [name = '', port] = site.split(':', 2)
  const host = domainToUnicode(name) || name
  return port === undefined ? host : `${host}:${port}`
}

/** @param language in which the introduction and questions are wanted, where there are some */
export async function readWidget(
  { queries }: Database,
  web: WebRow,
  language: string | undefined,
): Promise<Widget> {
  const { companyId, id, name, domain } = web
  const settings = await findBotSettings(queries, companyId, id)
  const repliesAtOnce = (await agentModeOf(queries, companyId, settings)) === 'on'
  const asked = await listAsked(queries, web)
  const first = asked[0]?.lang
  return {
    title: settings?.title?.trim() || name || domain,
    themeColor: settings?.themeColor ?? COLOR,
    logoUrl: settings?.logo ? logoUrl(settings.logo) : null,
    introduction: (settings?.allowIntroduce && introductionIn(settings, language)) || null,
    questions: (settings?.allowFaq ?? true) ? suggestedQuestions(asked, language) : [],
    ...(first && { language: first }),
    repliesAtOnce,
    asksRating: settings?.asksRating ?? false,
  }
}

/** The questions of a language. */
interface Asked {
  lang: string
  questions: string[]
}

/** Those of a web, by language: the web's first one first. */
async function listAsked(queries: Queries, { companyId, id }: WebRow): Promise<Asked[]> {
  const rows = await listQuestions(queries, companyId, id)
  return [...Map.groupBy(rows, ({ lang }) => lang)]
    .map(([lang, of]) => ({ lang, questions: of.flatMap(({ question }) => question?.question ?? []) }))
    .filter(({ questions }) => questions.length > 0)
}

function suggestedQuestions(asked: readonly Asked[], language: string | undefined): string[] {
  const found = findIn(asked, language) ?? asked[0]
  return found?.questions.slice(0, MOST_QUESTIONS) ?? []
}

function introductionIn(
  { introduceText, introductions }: Pick<typeof botSettings.$inferSelect, 'introduceText' | 'introductions'>,
  language: string | undefined,
): string | undefined {
  return findIn(introductions ?? [], language)?.text ?? introduceText?.trim()
}

/** What is in the language itself, else in one of the same family. */
function findIn<In extends { lang: string }>(
  all: readonly In[],
  language: string | undefined,
): In | undefined {
  const wanted = language && canonicalLanguage(language)
  if (!wanted) return undefined
  return all.find(({ lang }) => lang === wanted) ?? all.find(({ lang }) => baseOf(lang) === baseOf(wanted))
}

const baseOf = (tag: string) => tag.split('-', 1)[0]

/** That a page of a site has shown the chat window. */
export async function noteSeen(queries: Queries, { id, seenAt }: WebRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NOTE_EVERY_MS)
  if (seenAt && seenAt >= before) return
  await queries
    .update(webs)
    .set({ seenAt: now })
    .where(and(eq(webs.id, id), or(isNull(webs.seenAt), lt(webs.seenAt, before))))
}
