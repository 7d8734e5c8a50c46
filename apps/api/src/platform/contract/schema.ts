/** The contract's JSON Schemas, as far as the server looks into them. */

export interface Schema {
  $ref?: string
  /** Why it is there, if the documented product does not have it. */
  'x-addition'?: string
  format?: string
  maxItems?: number
  maxLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * What a `$ref` of the contract names.
 *
 * @throws when the contract has no such thing.
 */
export function resolveReference(reference: string, document: object): object {
  let found: unknown = document
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    found = isObject(found) ? found[name] : undefined
  }
  if (!isObject(found)) throw new Error(`The contract has no ${reference}.`)
  return found
}

/** Every object that is reached from some place of the contract, also by reference. */
export function objectsWithin(places: readonly unknown[], document: object): Set<object> {
  const reached = new Set<object>()
  const waiting = [...places]
  while (waiting.length > 0) {
    const place = waiting.pop()
    if (typeof place !== 'object' || place === null || reached.has(place)) continue
    reached.add(place)
    waiting.push(...Object.values(place))
    const reference: unknown = Reflect.get(place, '$ref')
    if (typeof reference === 'string') waiting.push(resolveReference(reference, document))
  }
  return reached
}

/** The schema and all that it consists of: what it refers to, and the parts of `allOf`, `anyOf` and `oneOf`. */
export function partsOf(schema: Schema, document: object): Schema[] {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (schema.$ref) parts.push(resolveReference(schema.$ref, document))
  return [schema, ...parts.flatMap((part) => partsOf(part, document))]
}
