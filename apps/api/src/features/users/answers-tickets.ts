import { and, isNotNull, or, sql } from 'drizzle-orm'
import { users } from './tables.ts'

const may = (right: 'main' | 'web') =>
  sql`coalesce((${users.permissions}->>${right})::boolean, ${users.role} = 'support')`

/** Who answers tickets: what `rightsOf` says, for a query. Who has not proved their address is no member yet. */
export const answersTickets = () =>
  and(
    isNotNull(users.validatedAt),
    or(sql`${users.role} in ('owner', 'admin')`, and(may('main'), may('web'))),
  )
