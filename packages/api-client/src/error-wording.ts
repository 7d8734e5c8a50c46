import type { ApiError } from './api-error.ts'
import type { errorCatalogue } from './generated/error-catalogue.ts'
import type { OperationId } from './operation.ts'

type Catalogue = typeof errorCatalogue

/** The status codes and outcomes that the contract words for an operation. @see specification §8 */
export type CatalogueKey<Operation extends OperationId> = keyof Catalogue[Operation] & string

/** One wording for each catalogued error of the operations that a feature uses; the compiler counts them. */
export type ErrorWording<Operations extends OperationId, Wording> = {
  readonly [Operation in Operations]: { readonly [Key in CatalogueKey<Operation>]: Wording }
}

/** Which entry of an operation's catalogue words this error: its outcome, else its status, else the default. */
export function catalogueKey(error: ApiError, entries: object): string {
  const { failure } = error
  const isAborted = failure.kind === 'timeout' || failure.kind === 'superseded'
  if (isAborted && Object.hasOwn(entries, 'aborted')) return 'aborted'
  if (failure.kind !== 'status') return 'default'
  const code = failure.problem?.code ?? ''
  if (Object.hasOwn(entries, code)) return code
  return Object.hasOwn(entries, String(failure.status)) ? String(failure.status) : 'default'
}
