import type { OperationId } from './operation.ts'
import type { operations } from './generated/schema.ts'

/** What an operation takes in its query string. */
export type Filter<Operation extends OperationId> = operations[Operation] extends {
  parameters: { query?: infer Query }
}
  ? NonNullable<Query>
  : never
