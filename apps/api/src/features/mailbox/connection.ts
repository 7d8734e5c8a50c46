/** Connects and disconnects the mailbox of a company, and tells how it is connected. */
import type { components } from '@replybay/api-client'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/sql-state.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { changeToldMailbox } from '../users/index.ts'
import { presentSettings } from './present-settings.ts'
import { holdMailbox, openMailbox } from './receive.ts'
import { connectRemote } from './remote/connect-remote.ts'
import { createMailboxSignIns } from './remote/oauth/sign-ins.ts'
import { presentProviders } from './remote/providers.ts'
import { forgetFolder } from './remote/places.ts'
import { findConnection } from './remote/remote-store.ts'
import { tryStep } from './remote/try-step.ts'
import { wakeMailbox } from './remote/wake.ts'
import { deliverEmail } from './sending/deliver.ts'
import { findMailbox } from './store.ts'
import { mailboxes, mailboxFolders } from './tables.ts'
import { tellOfEmails } from './topic.ts'

type Schemas = components['schemas']

/** Steps of tests that a company tries in an hour: each connects to a server that a person names. */
const MOST_STEPS = 200
const HOUR_MS = 3_600_000

export type MailboxConnection = ReturnType<typeof createMailboxConnection>

export function createMailboxConnection(context: ServerContext) {
  const { database } = context
  const takesEmails = context.config.smtpPort !== undefined
  const limit = createRateLimit(database, { name: 'mailbox-tests', attempts: MOST_STEPS, windowMs: HOUR_MS })

  const signIns = createMailboxSignIns(context)

  async function connect(held: Queries, companyId: string, asked: Schemas['NewMailbox']): Promise<string> {
    if (asked.kind === 'imap') return await connectRemote(held, context, companyId, asked)
    if (!takesEmails) throw new Failure('feature-off')
    return (await openMailbox(held, { companyId, address: asked.address })).address
  }

  async function connectAndTell(
    companyId: string,
    work: (held: Queries) => Promise<string>,
  ): Promise<Schemas['Mailbox']> {
    try {
      return await database.transaction(async (held) => {
        const before = await findMailbox(held, companyId)
        const address = await work(held)
        // What could not be sent may be sent now.
        await context.jobs.tryAgain(held, deliverEmail, companyId)
        await tellOfEmails(held, companyId)
        return await changeToldMailbox(held, companyId, ({ emailPrompt, ...told }) => ({
          // Another mailbox begins with no automatic answers, whatever was set for one before.
          ...(before && told),
          connected: true,
          address,
          ...(emailPrompt && { emailPrompt }),
        }))
      })
    } catch (error) {
      throw isUniqueViolation(error) ? new Failure('conflict') : error
    }
  }

  return {
    async settings({ companyId }: Person) {
      const mailbox = await findMailbox(database.queries, companyId)
      const providers = presentProviders((name) => context.config.oauth[name] !== undefined)
      if (!mailbox) return { providers }
      return { providers, mailbox: await presentSettings(database.queries, mailbox) }
    },
    /**
     * @throws Failure `feature-off` on a server that takes no emails, `conflict` for a second mailbox or a taken address,
     *   `no-secret-key` where a password can't be kept, `invalid-request` where its servers are not named.
     */
    connect: ({ companyId }: Person, asked: Schemas['NewMailbox']) =>
      connectAndTell(companyId, (held) => connect(held, companyId, asked)),
    beginSignIn: (person: Person, provider: Schemas['MailProviderId']) => signIns.begin(person, provider),
    /** Connects the mailbox of whoever has signed in at its provider. @throws Failure `sign-in-over`, `sign-in-refused`, `conflict`. */
    async finishSignIn(person: Person, answer: Schemas['MailSignInAnswer']): Promise<Schemas['Mailbox']> {
      const { companyId } = person
      const { address, user, tokens, provider, incoming, outgoing } = await signIns.finish(person, answer)
      const asked = { kind: 'imap', address, user, provider, incoming, outgoing } as const
      return await connectAndTell(companyId, (held) => connectRemote(held, context, companyId, asked, tokens))
    },
    /** What it holds here goes with it. The bytes, of which there may be many, are left to the sweep. */
    async disconnect({ companyId }: Person): Promise<void> {
      await database.transaction(async (held) => {
        const [gone] = await held
          .delete(mailboxes)
          .where(eq(mailboxes.companyId, companyId))
          .returning({ id: mailboxes.id })
        await changeToldMailbox(held, companyId, ({ emailPrompt }) => ({
          connected: false,
          ...(emailPrompt && { emailPrompt }),
        }))
        if (gone) await wakeMailbox(held, gone.id)
        await tellOfEmails(held, companyId)
      })
    },
    /** @throws Failure `too-many-requests` for whoever tries servers without end. */
    async test({ companyId }: Person, asked: Schemas['MailboxTest']): Promise<Schemas['MailboxTestResult']> {
      await limit.take(companyId)
      const mailbox = await findMailbox(database.queries, companyId)
      const kept = mailbox && (await findConnection(database.queries, mailbox.id))
      return await tryStep(context, asked, kept?.connection)
    },
    /** @throws Failure `not-found` for a folder that it has not. */
    async chooseFolder({ companyId }: Person, { folder, shownAs }: Schemas['MailboxFolderChoice']) {
      const mailbox = await findMailbox(database.queries, companyId)
      if (!mailbox || mailbox.kind === 'local') throw new Failure('not-found')
      await database.transaction(async (held) => {
        await holdMailbox(held, mailbox.id)
        const isSynced = shownAs !== 'none'
        const rows = await held
          .update(mailboxFolders)
          .set({
            isChosen: true,
            isSynced,
            seenAs: null,
            ...(isSynced ? { kind: shownAs } : { syncedAt: null, remoteTotal: null }),
          })
          .where(and(eq(mailboxFolders.mailboxId, mailbox.id), eq(mailboxFolders.name, folder)))
          .returning({ id: mailboxFolders.id })
        const [changed] = rows
        if (!changed) throw new Failure('not-found')
        if (!isSynced) await forgetFolder(held, mailbox.id, changed.id)
        await wakeMailbox(held, mailbox.id)
        await tellOfEmails(held, companyId)
      })
    },
  }
}
