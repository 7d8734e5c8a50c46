import { ApiError, catalogueKey } from '@replybay/api-client'
import type { Form } from '@replybay/ui-kit'
import { useEffect } from 'react'

interface FieldFailure<Name extends string> {
  /** What the last attempt threw. */
  error: Error | null
  /** Which outcome of the catalogue is about which field. */
  places: Readonly<Record<string, Name>>
  /** What it means. */
  words: (error: Error) => string
}

/** Says at a field what the server said against it, once, and sets the focus there. Answers whether it did. */
export function useFieldFailure<Name extends string, Values extends Record<Name, unknown>>(
  form: Pick<Form<Values>, 'setFieldError' | 'getInputNode'>,
  { error, places, words }: FieldFailure<Name>,
): boolean {
  const place = error instanceof ApiError ? places[catalogueKey(error, places)] : undefined
  useEffect(() => {
    if (!error || !place) return
    form.setFieldError(place, words(error))
    form.getInputNode(place)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is told once; all else is the same throughout
  }, [error])
  return place !== undefined
}
