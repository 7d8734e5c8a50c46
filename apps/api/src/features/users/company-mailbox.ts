import type { components } from '@replybay/api-client'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { lockCompany } from './store.ts'
import { companies } from './tables.ts'

type Mailbox = components['schemas']['Mailbox']

/** What the people of a company are told of its mailbox; null where none is connected and nothing is set. */
export async function setMailbox<Told extends Mailbox | null>(
  queries: Queries,
  companyId: string,
  mailbox: Told,
): Promise<Told> {
  await queries.update(companies).set({ mailbox }).where(eq(companies.id, companyId))
  return mailbox
}

/** The same, as it is. */
export async function findToldMailbox(queries: Queries, companyId: string): Promise<Mailbox> {
  const [company] = await queries
    .select({ mailbox: companies.mailbox })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.mailbox ?? { connected: false }
}

/** Changes what is told, that nobody else changes meanwhile. */
export async function changeToldMailbox(
  queries: Queries,
  companyId: string,
  change: (told: Mailbox) => Mailbox,
): Promise<Mailbox> {
  const { mailbox } = await lockCompany(queries, companyId)
  return await setMailbox(queries, companyId, change(mailbox ?? { connected: false }))
}
