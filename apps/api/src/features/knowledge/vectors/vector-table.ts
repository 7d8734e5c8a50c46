/** Beside `vectors.sql`, which makes it where the database has pgvector: no migration knows it. */
import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { companyId } from '../../users/tables.ts'
import { knowledgePassages } from '../tables.ts'

/** Numbers, by how many the model says. */
const vector = customType<{ data: readonly number[] }>({
  dataType: () => 'vector',
  toDriver: (numbers) => `[${numbers.join(',')}]`,
})

const signs = customType<{ data: readonly number[] }>({
  dataType: () => 'bit varying',
  toDriver: (numbers) => numbers.map((number) => (number > 0 ? 1 : 0)).join(''),
})

/** What passages mean. */
export const knowledgeVectors = pgTable('knowledge_vectors', {
  passageId: text('passage_id')
    .primaryKey()
    .references(() => knowledgePassages.id, { onDelete: 'cascade' }),
  companyId: companyId(),
  model: text('model').notNull(),
  signs: signs('signs').notNull(),
  vector: vector('vector').notNull(),
})
