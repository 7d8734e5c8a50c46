/** Answers customers by itself, as far as the web it is asked on wants that. */
import { lt } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { FeatureJob, HousekeepingTask, ServerContext } from '../../../platform/server-feature.ts'
import { askForNote, noteUses } from '../../knowledge/index.ts'
import {
  answerAsAgent,
  type Asked,
  type AgentMessage,
  handOff,
  holdAsked,
  readAsked,
} from '../../tickets/index.ts'
import { agentModeOf, findBotSettings } from '../../webs/index.ts'
import { answeringOf } from '../answer.ts'
import { presentSources } from '../present.ts'
import { countWorkedOut } from './drafts.ts'
import { customerLanguage } from './customer-language.ts'
import { agentReplies } from './tables.ts'
import { wordsOfHandOff } from './words.ts'

/** After so many answers without a person in between, a person is called. */
const MOST_IN_A_ROW = 5
/** Of one ticket, answers that a model writes in an hour: after them it is quoted. */
const MOST_WRITTEN_AN_HOUR = 10
const HOUR_MS = 3_600_000
/** Replies are counted for so long; in days. */
const KEPT_DAYS = 400

type Mode = (typeof agentReplies.$inferSelect)['mode']

/** What the agent would say, and why it leaves the ticket to people or that it is only polite. */
type Outcome = Pick<AgentMessage, 'text' | 'sources'> & { reason?: string; isPolite?: true }

/** Looks at what a customer wrote last, and answers it. What is written meanwhile is answered by a job of its own. */
export const replyToCustomer: FeatureJob<{ companyId: string; ticketId: string; messageId: string }> = {
  name: 'answering-reply',
  retries: 3,
  retryDelay: 2,
  retryDelayMax: 30,
  timeLimit: 60,
  async run({ companyId, ticketId, messageId }, context) {
    const { database } = context
    const asked = await readAsked(database.queries, { companyId }, ticketId)
    // What was written after it is looked at together with it.
    if (asked?.messageId !== messageId) return
    const stance = await stanceOf(database.queries, asked)
    if (stance.mode === 'off')
      return await askForNote(context, database.queries, { companyId, ticketId, isUnanswered: false })
    const hourAgo = new Date(Date.now() - HOUR_MS)
    const { isWorkedOut, lately } = await countWorkedOut(database.queries, asked, hourAgo)
    if (isWorkedOut) return
    const outcome = await workOut(context, asked, { isQuoteEnough: lately >= MOST_WRITTEN_AN_HOUR })
    if (!outcome) return
    await database.transaction(async (queries) => {
      if (!(await holdAsked(queries, asked))) return
      // It may have taken half a minute: what was switched off meanwhile is off.
      const { mode, name } = await stanceOf(queries, asked)
      if (mode === 'off' || (outcome.isPolite && mode !== 'on')) return
      const at = new Date()
      if (outcome.reason === 'no-answer') {
        await askForNote(context, queries, { companyId, ticketId, isUnanswered: true })
      }
      if (mode === 'on') {
        const { reason, text, sources } = outcome
        const message = { text, name, ...(sources && { sources }) }
        if (reason) await handOff(context, queries, asked, { ...message, reason }, at)
        else await answerAsAgent(context, queries, asked, message, at)
      }
      await count(queries, asked, mode, outcome, at)
    })
  },
  /** A customer who would be answered is not left waiting for nobody. */
  async onGivenUp({ companyId, ticketId, messageId }, context) {
    await context.database.transaction(async (queries) => {
      const asked = await readAsked(queries, { companyId }, ticketId)
      if (asked?.messageId !== messageId || !(await holdAsked(queries, asked))) return
      const { mode, name } = await stanceOf(queries, asked)
      if (mode !== 'on') return
      const text = wordsOfHandOff('failed', await customerLanguage(queries, asked))
      const at = new Date()
      // The team is told no reason: it is in the log alone.
      await handOff(context, queries, asked, { text, name }, at)
      await count(queries, asked, mode, { text, reason: 'failed' }, at)
    })
  },
}

/** What the agent does in a ticket, off where people have it, and the name under which it does. */
async function stanceOf(queries: Queries, asked: Asked): Promise<{ mode: Mode | 'off'; name: string }> {
  const { webId, companyId } = asked.ticket
  const settings = await findBotSettings(queries, companyId, webId)
  const mode = asked.isWithTeam ? 'off' : await agentModeOf(queries, companyId, settings)
  return { mode, name: settings?.title ?? '' }
}

/** Forgets replies that no number tells of any more. */
export const forgetReplies: HousekeepingTask = async ({ database }, now) => {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await database.queries.delete(agentReplies).where(lt(agentReplies.createdAt, before))
}

/** @returns undefined where nothing is asked, and nothing is said to what a greeting or thanks would be answered with. */
async function workOut(
  context: ServerContext,
  asked: Asked,
  limits: { isQuoteEnough: boolean },
): Promise<Outcome | undefined> {
  const { texts, before, answers } = asked
  const { companyId, webId } = asked.ticket
  const text = texts.join('\n')
  const otherwise = await customerLanguage(context.database.queries, asked)
  const question = { companyId, webId, text, before, language: otherwise }
  const isEnough = answers >= MOST_IN_A_ROW
  const isQuoteEnough = limits.isQuoteEnough || isEnough || context.config.model === undefined
  const answer = await answeringOf(context)({ ...question, isQuoteEnough })
  const reason = answer.reason ?? 'no-answer'
  const leave = (why: string): Outcome => ({ text: wordsOfHandOff(why, answer.language), reason: why })
  if (reason === 'asks-for-person') return leave(reason)
  if (!answer.isAsked) {
    return isEnough || answer.text === undefined ? undefined : { text: answer.text, isPolite: true }
  }
  if (isEnough) return leave('replies-in-a-row')
  if (answer.text === undefined) return leave(reason)
  return { text: answer.text, sources: presentSources(answer.sources) }
}

/** Only what was sent counts as a use of its sources; what was not is kept until a person has answered. */
async function count(
  queries: Queries,
  { ticket: { id: ticketId, companyId, webId, lastMessageId: messageId } }: Asked,
  mode: Mode,
  { text: draft, reason, sources = [] }: Outcome,
  createdAt: Date,
): Promise<void> {
  const outcome = reason ? ('handed-off' as const) : ('replied' as const)
  const of = { companyId, ticketId, createdAt }
  const counted = { ...of, id: newId(), webId, mode, outcome, messageId }
  if (mode !== 'on') {
    await queries
      .insert(agentReplies)
      .values({ ...counted, ...(!reason && { draft, sources }) })
      .onConflictDoNothing()
    return
  }
  await queries.insert(agentReplies).values(counted).onConflictDoNothing()
  await noteUses(
    queries,
    of,
    sources.map(({ documentId }) => documentId),
  )
}
