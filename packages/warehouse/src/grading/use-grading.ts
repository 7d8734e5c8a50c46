import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { forgetText, keptUnder, readKept } from '@replybay/sync'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CommandName } from '../scans/read-code.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import {
  activeOf,
  type Article,
  articlesOf,
  type Grade,
  lackOf,
  type Marks,
  sumOf,
  type Unit,
  withAllValid,
  withGrade,
  withMissing,
} from './grades.ts'
import { keepMarks, marksKey, parseMarks, readMarks } from './marks.ts'
import { readReturnCode } from './read-return-code.ts'
import { useGradeWords } from './use-grade-words.ts'

interface GradingOptions {
  row: WarehouseReturn | undefined
  /** Whether a code is an article of the shop. */
  isKnown: (SKU: string) => boolean
  feedback: FeedbackList
  onCommand: (command: CommandName) => void
  /** A code that is no article: it may name a return. */
  onOther: (code: string) => void
}

/** Steps that can be undone. */
const MOST_UNDONE = 50

export type Grading = ReturnType<typeof useGrading>

/** Grades what came back, unit by unit: kept on this device until the return is finished. */
export function useGrading({ row, isKnown, feedback, onCommand, onOther }: GradingOptions) {
  const { t } = useLingui()
  const words = useGradeWords()
  const key = marksKey(useUser()._id, row?.orderNumber ?? '')
  const kept = useSyncExternalStore(keptUnder(key), () => readKept(key))
  const marks = useMemo(() => parseMarks(kept), [kept])
  const articles = useMemo(() => (row ? articlesOf(row, marks) : []), [row, marks])
  const before = useRef(new Map<string, Marks[]>())
  /** The unit whose reason is typed next. */
  const [asked, setAsked] = useState<string>()
  const isOpen = row?.status === 'arrived'
  // Codes and keys come faster than this is drawn: each is judged by what is marked now.
  const now = () => (row ? articlesOf(row, readMarks(key)) : [])
  const find = (id: string) =>
    now()
      .flatMap(({ units }) => units)
      .find((unit) => unit.id === id)

  function change(next: Marks) {
    const steps = before.current.get(key) ?? []
    before.current.set(key, [...steps, readMarks(key)].slice(-MOST_UNDONE))
    keepMarks(key, next)
  }
  function undo() {
    const steps = before.current.get(key) ?? []
    const last = steps.at(-1)
    if (!last) return feedback.tell({ tone: 'info', title: t`Nothing to undo`, sound: 'command' })
    before.current.set(key, steps.slice(0, -1))
    keepMarks(key, last)
    feedback.tell({ tone: 'info', title: t`Last grade undone`, sound: 'command' })
  }
  function toldOf(title: string, SKU: string, short: string) {
    const { left, back } = sumOf(now())
    feedback.tell({
      tone: 'right',
      sound: left === 0 ? 'orderComplete' : 'right',
      code: SKU,
      title,
      short,
      detail:
        left === 0
          ? t`${plural(back, { one: 'The one unit is graded.', other: 'All # units are graded.' })}`
          : t`${plural(left, { one: '# unit left', other: '# units left' })}`,
      onUndo: undo,
    })
  }
  function grade(id: string, given: Grade) {
    const unit = find(id)
    if (!row || !unit || !isOpen) return
    change(withGrade(row, readMarks(key), id, given))
    setAsked(unit.grade !== given && given === 'rejected' ? id : undefined)
    if (unit.grade === given) {
      return feedback.tell({
        tone: 'info',
        sound: 'command',
        title: t`${unit.SKU} has no grade`,
        onUndo: undo,
      })
    }
    toldOf(words.graded(unit.SKU, given), unit.SKU, words.name[given])
  }
  function take(unit: Unit, of: number) {
    change({ ...readMarks(key), active: unit.id })
    feedback.tell({
      tone: 'right',
      sound: 'right',
      code: unit.SKU,
      title: t`${unit.SKU}, unit ${unit.place} of ${of}`,
      short: t`unit ${unit.place} of ${of}`,
      detail: t`Press 1, 2, or 3 to grade it.`,
      onUndo: undo,
    })
  }

  return {
    articles,
    sum: sumOf(articles),
    lack: lackOf(articles),
    active: row && isOpen ? activeOf(row, marks) : undefined,
    asked,
    isOpen,
    /** Whether something is marked that the server does not know. */
    hasMarks: Object.keys(marks.grades).length > 0,
    grade,
    undo,
    gradeActive(given: Grade) {
      const active = row && activeOf(row, readMarks(key))
      if (active && isOpen) grade(active.id, given)
      else feedback.tell({ tone: 'info', title: t`No unit to grade`, sound: 'unknown' })
    },
    allValid({ SKU }: Article) {
      if (!row || !isOpen) return
      change(withAllValid(row, readMarks(key), SKU))
      toldOf(words.graded(SKU, 'valid'), SKU, words.name.valid)
    },
    say(id: string, text: string) {
      const current = readMarks(key)
      keepMarks(key, { ...current, words: { ...current.words, [id]: text } })
    },
    setMissing({ SKU }: Article, missing: number) {
      if (row && isOpen) change(withMissing(row, readMarks(key), SKU, missing))
    },
    choose(id: string) {
      keepMarks(key, { ...readMarks(key), active: id })
    },
    move(step: 1 | -1) {
      const units = now().flatMap((article) => article.units)
      const current = row && activeOf(row, readMarks(key))
      const place = units.findIndex(({ id }) => id === current?.id)
      const next = units[Math.max(0, Math.min(units.length - 1, place + step))]
      if (next && isOpen) keepMarks(key, { ...readMarks(key), active: next.id })
    },
    /** What is marked is on the server, or not wanted any more. */
    forget: () => {
      before.current.delete(key)
      forgetText(key)
    },
    onCode: (code: string) => {
      const meaning = readReturnCode(code, now(), isKnown)
      if (meaning.kind === 'command') return onCommand(meaning.command)
      if (meaning.kind === 'other') return onOther(code)
      if (row && !isOpen && meaning.kind !== 'wrong') {
        return feedback.tell({
          tone: 'wrong',
          sound: 'wrong',
          code,
          title: t`${row.orderNumber} is not being inspected`,
          short: t`Not counted`,
          detail: t`Nothing was counted.`,
        })
      }
      if (meaning.kind === 'unit') return take(meaning.unit, meaning.of)
      if (meaning.kind === 'too-many') {
        const { SKU, units } = meaning.article
        return feedback.tell({
          tone: 'wrong',
          sound: 'tooMany',
          code: SKU,
          title: t`One too many`,
          short: t`Too many`,
          detail: t`${SKU}: all ${units.length} that were announced have a grade.`,
        })
      }
      feedback.tell({
        tone: 'wrong',
        sound: 'wrong',
        code: meaning.SKU,
        title: t`Wrong item`,
        short: t`Wrong item`,
        detail: row
          ? t`${meaning.SKU} is not in the return of ${row.orderNumber}. Nothing was counted.`
          : t`Scan the label of a return first.`,
      })
    },
  }
}
