import type { OperationId } from './operation.ts'
import type { operations } from './generated/schema.ts'

type Content<Operation extends OperationId> = operations[Operation] extends {
  requestBody?: { content: infer Media }
}
  ? Media
  : never

/** What an operation takes, as JSON or as a form. */
export type RequestBody<Operation extends OperationId> = Content<Operation>[keyof Content<Operation>]

/** A form with files, for operations that take `multipart/form-data`. */
export function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each)
      else if (each !== undefined && each !== null) form.append(name, String(each))
    }
  }
  return form
}
