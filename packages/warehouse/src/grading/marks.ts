import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import * as v from 'valibot'
import { type Marks, marksSchema, noMarks } from './grades.ts'

/** Where a person's marks of a return are kept: they outlive the tab and a lost network. */
export const marksKey = (userId: string, orderNumber: string) =>
  draftKey(userId, `form:return:${orderNumber}`)

export function readMarks(key: string): Marks {
  return parseMarks(readKept(key))
}

export function parseMarks(kept: string | undefined): Marks {
  try {
    const { success, output } = v.safeParse(marksSchema, JSON.parse(kept ?? 'null'))
    return success ? output : noMarks
  } catch {
    return noMarks
  }
}

/** Keeps them; none at all are forgotten. */
export function keepMarks(key: string, marks: Marks): void {
  const isEmpty =
    Object.keys(marks.grades).length === 0 && Object.values(marks.missing).every((count) => count === 0)
  if (isEmpty && marks.active === undefined) forgetText(key)
  else keepText(key, JSON.stringify(marks))
}
