import type { WarehouseReturn } from '@replybay/api-client'
import * as v from 'valibot'

export const grades = ['valid', 'broken', 'rejected'] as const

export type Grade = (typeof grades)[number]

/** What a table has found of a return so far. The server learns all of it at once. */
export const marksSchema = v.object({
  /** By the id of a unit. */
  grades: v.record(v.string(), v.picklist(grades)),
  /** Why: by the id of a unit that is rejected, or the SKU of which pieces never came. */
  words: v.record(v.string(), v.string()),
  /** How many of a SKU never came. */
  missing: v.record(v.string(), v.number()),
  /** The id of the unit that is in somebody's hands. */
  active: v.optional(v.string()),
})

export type Marks = v.InferOutput<typeof marksSchema>

export const noMarks: Marks = { grades: {}, words: {}, missing: {} }

/** One piece of an article that comes back. */
export interface Unit {
  id: string
  SKU: string
  /** Among those of its article, from 1. */
  place: number
  grade: Grade | undefined
  /** Why it is rejected. */
  words: string
}

/** An article that comes back, with each of its pieces. */
export interface Article {
  SKU: string
  name: string
  shelf: string | undefined
  imageUrl: string | undefined
  /** How many were announced. */
  announced: number
  /** How many of them are here: those that never came are no units. */
  units: readonly Unit[]
  missing: number
  /** What somebody says of those that never came. */
  missingWords: string
  /** What each announced piece was sold for, where that is known. */
  prices: readonly (number | undefined)[]
}

const unitId = (SKU: string, place: number) => `${SKU} ${place}`

/** The articles of a return in the order of its lines, with what is marked of them; those of one article are one. */
export function articlesOf(row: WarehouseReturn, marks: Marks): Article[] {
  const lines = Map.groupBy(row.items, ({ SKU }) => SKU)
  const marked = row.status === 'done' || isInspected(row) ? marksOf(row) : marks
  return [...lines].map(([SKU, items]) => {
    const [first] = items
    const announced = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const missing = Math.min(announced, Math.max(0, marked.missing[SKU] ?? 0))
    const units = Array.from({ length: announced - missing }, (_, index): Unit => {
      const id = unitId(SKU, index + 1)
      return { id, SKU, place: index + 1, grade: marked.grades[id], words: marked.words[id] ?? '' }
    })
    return {
      SKU,
      name: first?.name ?? SKU,
      shelf: first?.shelf,
      imageUrl: first?.imageUrl,
      announced,
      units,
      missing,
      missingWords: marked.words[SKU] ?? '',
      prices: items.flatMap(({ quantity, price }) => Array.from({ length: quantity }, () => price)),
    }
  })
}

/** Whether somebody has inspected a return, wherever it stands since. */
export function isInspected({
  validatedSkus,
  brokenSkus,
  rejectedSkus,
  missingSkus,
}: WarehouseReturn): boolean {
  return [validatedSkus, brokenSkus, rejectedSkus, missingSkus].some((skus) => Boolean(skus?.length))
}

/** What the server knows of an inspection, as marks. It does not say which piece is which: the first ones are valid. */
function marksOf({ validatedSkus, brokenSkus, rejectedSkus, missingSkus = [] }: WarehouseReturn): Marks {
  const marks = { grades: {} as Record<string, Grade>, missing: {} as Record<string, number> }
  const places = new Map<string, number>()
  const all = { valid: validatedSkus ?? [], broken: brokenSkus ?? [], rejected: rejectedSkus ?? [] }
  for (const grade of grades) {
    for (const SKU of all[grade]) {
      const place = (places.get(SKU) ?? 0) + 1
      places.set(SKU, place)
      marks.grades[unitId(SKU, place)] = grade
    }
  }
  for (const SKU of missingSkus) marks.missing[SKU] = (marks.missing[SKU] ?? 0) + 1
  return { ...marks, words: {} }
}

/** How many units have which grade, and how many have none. */
export function sumOf(articles: readonly Article[]): Record<Grade | 'left' | 'back' | 'missing', number> {
  const units = articles.flatMap((article) => article.units)
  const count = (grade: Grade | undefined) => units.filter((unit) => unit.grade === grade).length
  return {
    valid: count('valid'),
    broken: count('broken'),
    rejected: count('rejected'),
    left: count(undefined),
    back: units.length,
    missing: articles.reduce((sum, { missing }) => sum + missing, 0),
  }
}

/** What is still to be done before a return can be finished; undefined where that is nothing. */
export type Lack =
  | { kind: 'units'; count: number }
  | { kind: 'rejected'; unit: Unit }
  | { kind: 'missing'; SKU: string }

export function lackOf(articles: readonly Article[]): Lack | undefined {
  const { left } = sumOf(articles)
  if (left > 0) return { kind: 'units', count: left }
  const unsaid = articles
    .flatMap(({ units }) => units)
    .find(({ grade, words }) => grade === 'rejected' && words.trim() === '')
  if (unsaid) return { kind: 'rejected', unit: unsaid }
  const lost = articles.find(({ missing, missingWords }) => missing > 0 && missingWords.trim() === '')
  return lost && { kind: 'missing', SKU: lost.SKU }
}

/** The unit's grade becomes this one; the same one again takes it away. The next one without a grade is in hand then. */
export function withGrade(row: WarehouseReturn, marks: Marks, id: string, grade: Grade): Marks {
  const { [id]: before, ...others } = marks.grades
  const isCleared = before === grade
  const graded: Marks = { ...marks, grades: isCleared ? others : { ...others, [id]: grade } }
  return { ...graded, active: isCleared ? id : nextWithout(row, graded, id) }
}

/** Every unit of an article that has no grade is valid. */
export function withAllValid(row: WarehouseReturn, marks: Marks, SKU: string): Marks {
  const units = articlesOf(row, marks).find((article) => article.SKU === SKU)?.units ?? []
  const valid = units.flatMap(({ id, grade }) => (grade === undefined ? [[id, 'valid'] as const] : []))
  const graded: Marks = { ...marks, grades: { ...marks.grades, ...Object.fromEntries(valid) } }
  return { ...graded, active: nextWithout(row, graded, units.at(-1)?.id) }
}

/** One piece more or less of an article is here. What was said of one that is not is forgotten. */
export function withMissing(row: WarehouseReturn, marks: Marks, SKU: string, missing: number): Marks {
  const changed: Marks = { ...marks, missing: { ...marks.missing, [SKU]: missing } }
  const ids = new Set(articlesOf(row, changed).flatMap(({ units }) => units.map(({ id }) => id)))
  const kept = Object.entries(changed.grades).filter(([id]) => ids.has(id))
  const active = changed.active !== undefined && ids.has(changed.active) ? changed.active : undefined
  return { ...changed, grades: Object.fromEntries(kept), active: active ?? nextWithout(row, changed) }
}

/** The first unit without a grade behind another one, or before it; nothing where all have one. */
function nextWithout(row: WarehouseReturn, marks: Marks, behind?: string): string | undefined {
  const units = articlesOf(row, marks).flatMap((article) => article.units)
  const place = units.findIndex(({ id }) => id === behind)
  const inOrder = [...units.slice(place + 1), ...units.slice(0, place + 1)]
  return inOrder.find(({ grade }) => grade === undefined)?.id
}

/** The unit in hand: the one that was chosen, or the first without a grade. */
export function activeOf(row: WarehouseReturn, marks: Marks): Unit | undefined {
  const units = articlesOf(row, marks).flatMap((article) => article.units)
  return units.find(({ id }) => id === marks.active) ?? units.find(({ grade }) => grade === undefined)
}

/** What is told of an inspection: each piece in one list, and why some are rejected or missing. */
export function inspectionOf(articles: readonly Article[]) {
  const of = (grade: Grade) =>
    articles.flatMap(({ units }) => units.filter((unit) => unit.grade === grade).map(({ SKU }) => SKU))
  const comment = articles.flatMap(({ SKU, units, missing, missingWords }) => [
    ...units.flatMap(({ grade, words }) => (grade === 'rejected' ? [`${SKU}: ${words.trim()}`] : [])),
    ...(missing > 0 ? [`${missing} × ${SKU}: ${missingWords.trim()}`] : []),
  ])
  return {
    validatedSkus: of('valid'),
    brokenSkus: of('broken'),
    rejectedSkus: of('rejected'),
    missingSkus: articles.flatMap(({ SKU, missing }) => Array.from({ length: missing }, () => SKU)),
    comment: [...new Set(comment)].join('\n'),
  }
}

/** What is due for what is valid or broken so far; undefined where a price is not known. */
export function refundOf(articles: readonly Article[]): number | undefined {
  let sum = 0
  for (const { units, prices } of articles) {
    const count = units.filter(({ grade }) => grade === 'valid' || grade === 'broken').length
    for (const price of prices.slice(0, count)) {
      if (price === undefined) return undefined
      sum += price
    }
  }
  return sum
}
