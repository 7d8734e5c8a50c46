import type { Queries } from '../../../platform/database/database.ts'
import { findCustomer } from '../../customers/index.ts'
import { type Language, languageOf, languageOfTag } from '../../knowledge/index.ts'
import type { Asked } from '../../tickets/index.ts'

/** The language of who wrote, as their browser named it, else the company's: for what can't be told from its words. */
export async function customerLanguage(
  queries: Queries,
  { ticket: { companyId, customerId } }: Pick<Asked, 'ticket'>,
): Promise<Language> {
  const customer = customerId === null ? undefined : await findCustomer(queries, companyId, customerId)
  return languageOfTag(customer?.language) ?? (await languageOf(queries, companyId))
}
