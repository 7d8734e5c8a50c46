import type { AnyRoute } from '@tanstack/react-router'

type Validator = AnyRoute['options']['validateSearch']

/** What a page's own address keeps of these search params. @throws where its validator is of no kind known here */
export async function keptSearch(validator: Validator, search: object): Promise<unknown> {
  if (!validator) return {}
  if (typeof validator === 'function') return validator({ ...search })
  if (!('~standard' in validator)) throw new Error('Nobody knows how this page reads its search.')
  const result = await validator['~standard'].validate(search)
  return result.issues ? {} : result.value
}
