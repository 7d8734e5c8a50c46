/** How a form that the contract describes may look, before it is read: what is too many or too large is read no further. */
import { FORM } from '../http/form-type.ts'
import type { ContractDocument, RawOperation } from './contract.ts'
import { partsOf, type Schema } from './schema.ts'

export interface FormShape {
  /** Fields that may be there more than once. */
  lists: ReadonlySet<string>
  mostFiles: number
  mostTexts: number
  /** In bytes. */
  longestText: number
  /** Of one file, in bytes. */
  largestFile: number
  /** Of all files together, in bytes. */
  largest: number
  /** All that is no file: the texts, and the heads of the parts; in bytes. */
  beside: number
}

/** Of every form, whatever it holds; in bytes. */
const LEAST_TEXT = 10_000
const LEAST_TEXTS = 10
const LEAST_BESIDE = 200_000
/** Of one character, in bytes. */
const WIDEST = 4

/** @returns undefined for an operation that takes no form. */
export function formShapeOf(raw: RawOperation, document: ContractDocument): FormShape | undefined {
  const media: unknown = Reflect.get(raw.requestBody?.content ?? {}, FORM)
  if (typeof media !== 'object' || media === null) return undefined
  // Sound: `redocly lint` holds what a media type has.
  const { schema = {} } = media as { schema?: Schema }
  const fields = partsOf(schema, document).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, field]) => readField(name, field, document)),
  )
  const files = fields.filter(({ isFile }) => isFile)
  const texts = fields.filter(({ isFile }) => !isFile)
  const largestFile = raw['x-max-file-bytes'] ?? 0
  return {
    lists: new Set(fields.filter(({ isList }) => isList).map(({ name }) => name)),
    mostFiles: sum(files.map(({ most }) => most)),
    mostTexts: Math.max(LEAST_TEXTS, sum(texts.map(({ most }) => most))),
    longestText: Math.max(LEAST_TEXT, ...texts.map(({ bytes }) => bytes)),
    largestFile,
    largest: raw['x-max-form-bytes'] ?? largestFile,
    beside: LEAST_BESIDE + sum(texts.map(({ most, bytes }) => most * bytes)),
  }
}

function readField(name: string, field: Schema, document: ContractDocument) {
  const parts = partsOf(field, document)
  const items = parts.find((part) => part.items)?.items
  const leaves = items ? partsOf(items, document) : parts
  return {
    name,
    isList: items !== undefined,
    isFile: leaves.some(({ format }) => format === 'binary'),
    most: items ? Math.max(...parts.map(({ maxItems = 1 }) => maxItems)) : 1,
    bytes: WIDEST * Math.max(...leaves.map(({ maxLength = 0 }) => maxLength)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
