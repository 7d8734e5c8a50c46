/**
 * What stays of the contract where the additions are off: a backend that knows the documented
 * calls alone. What is an addition, says its mark in the contract, `x-addition`. The visitor's side
 * stays, since the documented product has a widget, too, whose calls are not shown; without it
 * nobody could write to a demo.
 */
import {
  answerSchemaOf,
  parameterOf,
  rawOperationsOf,
  type ContractDocument,
  type RawOperation,
} from './contract.ts'
import { isObject, objectsWithin, partsOf, type Schema } from './schema.ts'

const KEPT_TAG = 'visitor'

/** Returns a value without the fields that belong to additions. */
export type FieldFilter = (value: unknown) => unknown

/** The contract without additions: their operations, their parameters, and their fields of answers. */
export function withoutAdditions(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document)
  for (const [path, item] of Object.entries(copy.paths)) {
    const kept = Object.entries(item).filter(([, raw]) => !isAddition(raw))
    if (kept.length > 0) copy.paths[path] = Object.fromEntries(kept)
    else delete copy.paths[path]
  }
  for (const raw of rawOperationsOf(copy)) {
    if (isKept(raw) || !raw.parameters) continue
    raw.parameters = raw.parameters.filter((entry) => !parameterOf(entry, copy)['x-addition'])
  }
  removeAddedFields(copy)
  return copy
}

/** For each operation, by its id, what takes the fields of additions out of its answer. */
export function answerFilters(document: ContractDocument): ReadonlyMap<string, FieldFilter> {
  return new Map(
    rawOperationsOf(document).flatMap((raw) => {
      const schema = isKept(raw) ? undefined : answerSchemaOf(raw, document)
      return schema ? [[raw.operationId, fieldFilter([schema], document)] as const] : []
    }),
  )
}

function isKept(raw: Partial<RawOperation>): boolean {
  return raw.tags?.includes(KEPT_TAG) === true
}

function isAddition(raw: Partial<RawOperation>): boolean {
  return raw['x-addition'] !== undefined && !isKept(raw)
}

/** From the answers and their examples. What requests and visitors share with them stays as it is. */
function removeAddedFields(document: ContractDocument): void {
  const operations = rawOperationsOf(document)
  const kept = operations.map((raw) => (isKept(raw) ? raw : raw.requestBody))
  const keptObjects = objectsWithin(kept, document)
  const answers = operations.flatMap((raw) => (isKept(raw) ? [] : raw.responses))
  const objects = [...objectsWithin(answers, document)].filter((each) => !keptObjects.has(each))
  for (const media of objects) {
    if (!('schema' in media && 'example' in media && isObject(media.schema))) continue
    media.example = fieldFilter([media.schema], document)(media.example)
  }
  for (const { properties } of objects as Schema[]) {
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (isObject(field) && field['x-addition'] !== undefined) delete properties?.[name]
    }
  }
}

/** For values that any of the schemas describes. A field that one of them describes without a mark stays. */
function fieldFilter(schemas: readonly Schema[], document: ContractDocument): FieldFilter {
  const parts = schemas.flatMap((schema) => partsOf(schema, document))
  const fields = Map.groupBy(
    parts.flatMap(({ properties }) => Object.entries(properties ?? {})),
    ([name]) => name,
  )
  const isAdded = (name: string) => fields.get(name)?.every(([, field]) => field['x-addition']) === true
  const filterItem = lazyFilter(() => parts.flatMap(({ items }) => items ?? []), document)
  const filterOther = lazyFilter(
    () => parts.flatMap(({ additionalProperties: other }) => (typeof other === 'object' ? other : [])),
    document,
  )
  const filters = new Map(
    [...fields].map(
      ([name, described]) => [name, lazyFilter(() => described.map(([, field]) => field), document)] as const,
    ),
  )
  return (value) => {
    if (Array.isArray(value)) return value.map((item) => filterItem(item))
    if (!isObject(value)) return value
    const kept = Object.entries(value).filter(([name]) => !isAdded(name))
    return Object.fromEntries(kept.map(([name, inner]) => [name, (filters.get(name) ?? filterOther)(inner)]))
  }
}

/** Made when it is first needed: a schema may contain itself. */
function lazyFilter(schemas: () => readonly Schema[], document: ContractDocument): FieldFilter {
  let filter: FieldFilter | undefined
  return (value) => (filter ??= fieldFilter(schemas(), document))(value)
}
