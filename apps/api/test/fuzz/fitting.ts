/** From a schema of the contract to values that fit it. */
import * as fc from 'fast-check'
import { resolveSchema, type Schema } from '../schema.ts'
import { knownValues } from './known-values.ts'
import { naughtyText } from './naughty.ts'
import { placeOf } from './places.ts'

/** @param name of the field or parameter: it says what an id is the id of. */
export function fitting(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const known = knownValues.get(name)
  return known ? fc.oneof(known, bySchema(schema, name)) : bySchema(schema, name)
}

function bySchema(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref?.endsWith('/Id')) return placeOf(name)
  if (schema.$ref) return bySchema(resolveSchema(schema), name)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name)))
  if (schema.allOf) return all(schema.allOf, name)
  if (schema.properties) return object(schema.properties, schema.required ?? [])
  const kinds = [schema.type ?? 'object'].flat()
  return fc.oneof(...kinds.map((kind) => ofKind(kind, schema, name)))
}

function all(parts: readonly Schema[], name: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(...parts.map((part) => fitting(part, name)))
    .map((values) => Object.assign({}, ...values.map(Object)))
}

function object(properties: Record<string, Schema>, required: readonly string[]): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, schema] of Object.entries(properties)) fields[name] = fitting(schema, name)
  return fc.record(fields, {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  })
}

function ofKind(kind: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'integer') return fc.integer(within(schema))
  if (kind === 'number') return fc.double({ ...within(schema), noNaN: true })
  if (kind === 'array') {
    const { minItems = 0, maxItems = minItems + 3 } = schema
    return fc.array(fitting(schema.items ?? {}, name), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 3),
    })
  }
  if (kind === 'null') return fc.constant(null)
  return kind === 'string' ? text(schema) : fc.constant({})
}

function within({ minimum = -1000, maximum = minimum + 2000 }: Schema) {
  return { min: minimum, max: maximum }
}

function text({ format, pattern, minLength = 0, maxLength = minLength + 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri' || format === 'uri-reference') return fc.webUrl()
  if (format === 'date-time') return fc.oneof({ weight: 4, arbitrary: moment }, naughtyText)
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  const most = Math.min(maxLength, minLength + 40)
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: most })
  const naughty = naughtyText.filter((value) => value.length >= minLength && value.length <= maxLength)
  return fc.oneof(naughty, fc.string({ unit: 'grapheme-ascii', minLength, maxLength: most }))
}

/** Of the years that a request may name, often of today's. */
const moment = fc
  .oneof(
    fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') }),
    fc.date({
      noInvalidDate: true,
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
    }),
  )
  .map((date) => date.toISOString())
