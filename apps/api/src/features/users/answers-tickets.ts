import { and, or, sql } from 'drizzle-orm'
import { users } from './tables.ts'

const may = (right: 'main' | 'web') =>
  sql`coalesce((${users.permissions}->>${right})::boolean, ${users.role} = 'support')`

/** Who answers tickets: what `rightsOf` says, for a query. */
export const answersTickets = () => or(sql`${users.role} in ('owner', 'admin')`, and(may('main'), may('web')))
