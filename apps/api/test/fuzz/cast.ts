/** Who sends the requests, and what they speak of: objects of two companies, which stay there whatever is deleted. */
import { addAttachment, createCannedAnswer, createView } from '@replybay/api-client/operations'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { attachments } from '../../src/features/attachments/tables.ts'
import { cannedAnswers } from '../../src/features/canned-answers/tables.ts'
import { tickets } from '../../src/features/tickets/tables.ts'
import { companies, users } from '../../src/features/users/tables.ts'
import { ticketViews } from '../../src/features/views/tables.ts'
import { botQuestionLanguages, botQuestions, webs } from '../../src/features/webs/tables.ts'
import { newId } from '../../src/platform/database/ids.ts'
import { ATELIER_NORD, demoAccounts, DEMO_WEB_ID, MAISON_LUMEN } from '../../src/platform/demo/accounts.ts'
import type { TestServer } from '../test-server.ts'
import type { Caller } from './fuzz-request.ts'
import type { Place } from './places.ts'

const THEIR_WEB = 'web-atelier-nord'
const QUESTION_LANGUAGE = 'fr-FR'

export class Cast {
  readonly #server: TestServer
  readonly #ids = new Map<Place, string>([
    ['own-web', DEMO_WEB_ID],
    ['own-company', MAISON_LUMEN],
    ['their-web', THEIR_WEB],
    ['nobody', '0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90'],
  ])
  readonly #tokens = new Map<Caller, string>()
  #people: (typeof users.$inferSelect)[] = []

  private constructor(server: TestServer) {
    this.#server = server
  }

  static async gather(server: TestServer): Promise<Cast> {
    const { queries } = server.database
    const cast = new Cast(server)
    await cast.#restoreWebs()
    cast.#people = await queries.select().from(users)
    const user = cast.#people.find((one) => one.companyId === MAISON_LUMEN && one.role === 'support')
    cast.#ids.set('own-user', user?.id ?? '')
    // Else its owner, whose password everybody knows, would end the account with everything in it.
    await queries
      .update(companies)
      .set({ subscriptionStatus: 'active' })
      .where(eq(companies.id, ATELIER_NORD))
    cast.#ids.set('their-ticket', (await server.openTicket('Only for Atelier Nord', THEIR_WEB)).id)
    await cast.refresh()
    return cast
  }

  /** Replaces what is used up: sessions that were ended, tickets that were deleted, conversations that wrote too much. */
  async refresh(): Promise<void> {
    this.#tokens.clear()
    await this.#restoreWebs()
    const { queries } = this.#server.database
    const [ticket] = await queries
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(eq(tickets.webId, DEMO_WEB_ID), ne(tickets.status, 'deleted')))
      .limit(1)
    const ticketId = ticket?.id ?? (await this.#server.openTicket()).id
    await this.#refreshBeside(ticketId)
    this.#ids.set('own-ticket', ticketId)
    const { id, visitorToken } = await this.#server.openTicket()
    this.#ids.set('conversation', id)
    this.#tokens.set('visitor', visitorToken)
    this.#tokens.set('customer', await this.#server.newOrderToken())
  }

  /** What a ticket has, and what colleagues keep beside their tickets. */
  async #refreshBeside(ticketId: string): Promise<void> {
    const { queries } = this.#server.database
    const [ticket] = await queries
      .select({ customerId: tickets.customerId })
      .from(tickets)
      .where(eq(tickets.id, ticketId))
    this.#ids.set('own-customer', ticket?.customerId ?? '')
    const [view] = await queries.select({ id: ticketViews.id }).from(ticketViews).limit(1)
    this.#ids.set('own-view', view?.id ?? (await this.#saveView()))
    const [answer] = await queries.select({ id: cannedAnswers.id }).from(cannedAnswers).limit(1)
    this.#ids.set('own-canned-answer', answer?.id ?? (await this.#saveAnswer()))
    const ofTicket = eq(attachments.ticketId, ticketId)
    const [file] = await queries.select({ id: attachments.id }).from(attachments).where(ofTicket).limit(1)
    this.#ids.set('own-attachment', file?.id ?? (await this.#upload(ticketId)))
  }

  /** Whichever were removed, and a question of ours in the language that most requests name. */
  async #restoreWebs(): Promise<void> {
    const { queries } = this.#server.database
    const createdAt = new Date()
    await queries
      .insert(webs)
      .values([
        { id: DEMO_WEB_ID, companyId: MAISON_LUMEN, createdAt },
        { id: THEIR_WEB, companyId: ATELIER_NORD, createdAt },
      ])
      .onConflictDoNothing()
    const language = { webId: DEMO_WEB_ID, companyId: MAISON_LUMEN, lang: QUESTION_LANGUAGE, createdAt }
    await queries
      .insert(botQuestionLanguages)
      .values({ id: newId(), ...language })
      .onConflictDoNothing()
    const [held] = await queries
      .select({ id: botQuestionLanguages.id })
      .from(botQuestionLanguages)
      .where(
        and(eq(botQuestionLanguages.webId, DEMO_WEB_ID), eq(botQuestionLanguages.lang, QUESTION_LANGUAGE)),
      )
    const languageId = held?.id ?? ''
    const ofLanguage = eq(botQuestions.languageId, languageId)
    const [there] = await queries
      .select({ id: botQuestions.id })
      .from(botQuestions)
      .where(ofLanguage)
      .limit(1)
    const id = there?.id ?? newId()
    const question = { id, companyId: MAISON_LUMEN, languageId, position: 0, question: 'Where?', createdAt }
    if (!there) await queries.insert(botQuestions).values(question)
    this.#ids.set('own-question', id)
  }

  async #saveView(): Promise<string> {
    const body = { name: 'Late', shared: true, filter: {} }
    const { data } = await this.#server.call(createView, {
      token: await this.#ownerToken(),
      path: { webId: DEMO_WEB_ID },
      body,
    })
    return data.view._id
  }

  async #saveAnswer(): Promise<string> {
    const body = { shortcut: 'hello', title: 'Hello', texts: { 'en-US': 'Hello' } }
    const { data } = await this.#server.call(createCannedAnswer, { token: await this.#ownerToken(), body })
    return data.cannedAnswer._id
  }

  async #upload(ticketId: string): Promise<string> {
    const form = new FormData()
    form.append('name', 'plan.pdf')
    form.append('file', new Blob(['%PDF-1.7']))
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    const body = Buffer.from(await encoded.arrayBuffer())
    const { data } = await this.#server.call(addAttachment, {
      token: await this.#ownerToken(),
      path: { id: ticketId },
      body,
      headers,
    })
    return data.attachment._id
  }

  #ownerToken() {
    return this.tokenOf('owner@maison-lumen.example')
  }

  /** As they were, whoever was removed, or made something else. */
  async #restorePeople(): Promise<void> {
    const { queries } = this.#server.database
    const ids = this.#people.map((person) => person.id)
    const emails = demoAccounts.map((account) => account.email)
    await queries.delete(users).where(and(inArray(users.email, emails), notInArray(users.id, ids)))
    await queries
      .insert(users)
      .values(this.#people)
      .onConflictDoUpdate({
        target: users.id,
        set: { role: sql`excluded.role`, passwordHash: sql`excluded.password_hash` },
      })
  }

  idOf(place: Place): string {
    return this.#ids.get(place) ?? ''
  }

  /** It may have been ended by the very requests that are tried out. */
  forgetSession(caller: Caller): void {
    if (caller !== 'visitor' && caller !== 'customer') this.#tokens.delete(caller)
  }

  async tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'anonymous') return undefined
    const known = this.#tokens.get(caller)
    if (known) return known
    await this.#restorePeople()
    const isReset = caller === 'reset'
    const token = isReset ? await this.#server.newReset() : await this.#server.newSession(caller)
    this.#tokens.set(caller, token)
    return token
  }
}
