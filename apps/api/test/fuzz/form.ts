/** Forms as somebody could send them: files where texts are meant, texts for files, fields twice, and broken ones. */
import * as fc from 'fast-check'
import { resolveSchema, type Schema } from '../schema.ts'
import { hostileText } from './hostile.ts'
import { naughtyText } from './naughty.ts'

export const FORM_TYPE = 'multipart/form-data; boundary=fuzz'

/** The body of a form for that schema; most nearly fit it. */
export function formFor(schema: Schema): fc.Arbitrary<string> {
  const { properties = {} } = schema.$ref ? resolveSchema(schema) : schema
  const fitting = fc.tuple(...Object.entries(properties).map(([name, field]) => partOf(name, field)))
  const names = fc.oneof(fc.constantFrom(...Object.keys(properties), '__proto__', ''), hostileText)
  const more = fc.array(
    names.chain((name) => fc.oneof(textPart(name), filePart(name))),
    { maxLength: 3 },
  )
  return fc.oneof(
    { weight: 4, arbitrary: fitting.map((parts) => encode(parts)) },
    { weight: 4, arbitrary: fc.tuple(fitting, more).map(([parts, others]) => encode([...parts, ...others])) },
    { weight: 3, arbitrary: more.map((parts) => encode(parts)) },
    { weight: 1, arbitrary: fitting.map((parts) => encode(parts).slice(0, -30)) },
    { weight: 1, arbitrary: hostileText },
  )
}

/** Of the kind that is meant, or of the other one. */
function partOf(name: string, schema: Schema): fc.Arbitrary<string> {
  const isFile = schema.$ref?.endsWith('/Binary') === true
  const [meant, other] = isFile ? [filePart(name), textPart(name)] : [textPart(name), filePart(name)]
  return fc.oneof({ weight: 3, arbitrary: meant }, { weight: 1, arbitrary: other })
}

const content = fc.oneof(naughtyText, hostileText, fc.constantFrom('%PDF-1.7', 'GIF89a', '<svg xmlns="x"/>'))

function textPart(name: string): fc.Arbitrary<string> {
  const type = fc.constantFrom('', '', 'Content-Type: application/json\r\n', 'Content-Type: text/html\r\n')
  return fc.tuple(type, content).map(([head, text]) => part(`name="${quoted(name)}"`, head, text))
}

function filePart(name: string): fc.Arbitrary<string> {
  return fc
    .tuple(naughtyText, content)
    .map(([file, text]) =>
      part(`name="${quoted(name)}"; filename="${quoted(file)}"`, 'Content-Type: image/png\r\n', text),
    )
}

function part(disposition: string, type: string, text: string): string {
  return `--fuzz\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n${text}\r\n`
}

function encode(parts: readonly string[]): string {
  return `${parts.join('')}--fuzz--\r\n`
}

/** Whatever ends a line or the quotes would only break the form. */
function quoted(name: string): string {
  return name.replaceAll(/["\r\n]/g, '_')
}
