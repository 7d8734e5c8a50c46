import type { Operation, operations } from '@replybay/api-client'

/** The names in braces of a path. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type QueryOf<Op extends Operation> = NonNullable<operations[Op['id']]['parameters']['query']>

/**
 * Where one call of an operation goes: the contract says which parts there are, a test what they hold. What a test looked
 * for and did not find is undefined, and ends the call.
 */
export type Address<Op extends Operation> = {
  /** By its names, or as an address says it. */
  query?: { [Name in keyof QueryOf<Op>]?: unknown } | string
} & ([NamesIn<Op['path']>] extends [never]
  ? { path?: never }
  : { path: Readonly<Record<NamesIn<Op['path']>, string | undefined>> })

/** The arguments after the operation; none where it needs none. */
export type CallArguments<Options> = object extends Options ? [options?: Options] : [options: Options]

/** @returns its address below the API's base. */
export function addressOf({ path }: Operation, { path: values = {}, query }: AnyAddress): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = new Map(Object.entries(values)).get(name)
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}.`)
    return encodeURIComponent(String(value))
  })
  const search = typeof query === 'string' ? new URLSearchParams(query) : searchOf(query ?? {})
  return search.size > 0 ? `${filled}?${search}` : filled
}

export interface AnyAddress {
  path?: object | undefined
  query?: object | string | undefined
}

/** A list is repeated, and what is undefined is left out. */
function searchOf(query: object): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return new URLSearchParams(pairs)
}
