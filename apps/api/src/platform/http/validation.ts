import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { isMoment } from '../contract/date-time.ts'

const options = { allErrors: false, strict: false, useDefaults: true, removeAdditional: false }

/** Holds a value to be the bytes of a file, and nothing that only names one. */
export const BYTES_KEYWORD = 'x-bytes'

/** Holds a text that is meant as a number to be written as one in JSON: `0x10` and ` 10` convert, too. */
const NUMBER_KEYWORD = 'x-number'
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/

interface PartSchema {
  properties?: Record<string, { type?: string | string[] }>
  required?: string[]
}

/**
 * Validates as the contract says it, in its own dialect. Only what comes as text in the address
 * or a header is converted; a body has the types that it has, and no field too many.
 */
export function validateByContract(app: FastifyInstance): void {
  const forBodies = new Ajv2020(options)
  // A parameter that may be repeated is a list also where it stands once.
  const forTexts = new Ajv2020({ ...options, coerceTypes: 'array' })
  forBodies.addKeyword({
    keyword: BYTES_KEYWORD,
    validate: (_schema: unknown, value: unknown) => value instanceof Uint8Array,
    error: { message: 'must be a file' },
  })
  forTexts.addKeyword({
    keyword: NUMBER_KEYWORD,
    type: 'string',
    validate: (_schema: unknown, text: string) => NUMBER.test(text),
    error: { message: 'must be a number' },
  })
  for (const ajv of [forBodies, forTexts]) addFormats.default(ajv).addFormat('date-time', isMoment)
  app.setValidatorCompiler<PartSchema>(({ schema, httpPart }) => {
    if (httpPart === 'body') return forBodies.compile(schema)
    return forTexts.compile(withNumbersAsText(httpPart === 'headers' ? withLowerCaseNames(schema) : schema))
  })
  // A body of a type that the contract does not name would not be validated at all.
  app.removeContentTypeParser('text/plain')
  // Answers are held to the contract by the tests; at run time that would only cost.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
}

/** Looks at the texts of numbers, before they are converted. */
function withNumbersAsText(schema: PartSchema): object {
  const numbers = Object.entries(schema.properties ?? {}).filter(([, { type = [] }]) =>
    [type].flat().some((one) => one === 'integer' || one === 'number'),
  )
  const properties = Object.fromEntries(numbers.map(([name]) => [name, { [NUMBER_KEYWORD]: true }]))
  return { ...schema, allOf: [{ properties }] }
}

/** Node gives headers in lower case, however the contract writes them. */
function withLowerCaseNames({ properties = {}, required = [], ...rest }: PartSchema): PartSchema {
  const lowered = Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])
  return {
    ...rest,
    properties: Object.fromEntries(lowered),
    required: required.map((name) => name.toLowerCase()),
  }
}
