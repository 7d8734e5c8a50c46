import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerSchemaOf, rawOperationsOf, readContract } from '../src/platform/contract/contract.ts'
import { isObject, objectsWithin } from '../src/platform/contract/schema.ts'

const contract = readContract()
const documented = rawOperationsOf(contract).filter((raw) => raw['x-addition'] === undefined)

/** Names of fields that carry no mark, those of nested objects too; what is referred to has its own line. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf)
  if (!isObject(schema)) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword !== 'properties' || !isObject(value)) return fieldsOf(value)
    const kept = Object.entries(value).filter(([, field]) => !(isObject(field) && 'x-addition' in field))
    return kept.flatMap(([name, field]) => [name, ...fieldsOf(field)])
  })
}

test('contract: a field of a documented answer is listed as documented, or marked as an addition', () => {
  const answers = documented.flatMap((raw) => {
    const schema = answerSchemaOf(raw, contract)
    return schema ? [[raw.operationId, schema] as const] : []
  })
  const reached = objectsWithin(
    answers.map(([, schema]) => schema),
    contract,
  )
  const named = Object.entries(contract.components.schemas ?? {}).filter(([, schema]) => reached.has(schema))
  const lines = [...named, ...answers].flatMap(([name, schema]) => {
    const fields = fieldsOf(schema)
    return fields.length > 0 ? [`${name}: ${fields.join(' ')}\n`] : []
  })
  const listed = readFileSync(new URL('documented-answers.txt', import.meta.url), 'utf8')
  expect(lines.join('')).toBe(listed)
})
