import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import { drawNow, type Form, type FormOptions, useForm, useToasts } from '@replybay/ui-kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'

/** Texts; a password is never kept. */
type Values = Texts & { password?: never }
type Texts = Record<string, string | null>

const texts = v.record(v.string(), v.nullable(v.string()))
const schema = v.object({ typed: texts, seen: texts })

export interface KeptForm<Kept extends Values> {
  form: Form<Kept>
  /** The values that the person saw when they began to type, or was last shown. */
  seen: () => Kept
  /** Shows the values of now, with what the person typed of them. Focus and caret stay where they are. */
  show: (now: Kept, typed: Kept) => void
  /** Shows the values of now alone, and offers to bring back what the person typed. */
  discard: (now: Kept) => void
}

/**
 * A form of a page of settings, whose changes are kept as a draft in this browser until they are saved or discarded: they
 * survive another page, the end of the session and the tab.
 * @param subject - What it is for: unique among all features. Forms of one subject share the draft of a field that they
 *   share.
 * @param now - What the server has.
 * @param shown - The fields that it shows: the draft of any other is another form's. @default all
 */
export function useKeptForm<Kept extends Values>(
  subject: string,
  now: Kept,
  rules: NonNullable<FormOptions<Kept>['rules']>,
  shown: readonly (keyof Kept & string)[] = Object.keys(now),
): KeptForm<Kept> {
  const key = draftKey(useUser()._id, `form:${subject}`)
  const [draft] = useState(() => readDraft(key))
  const seen = useRef<Kept>({ ...now, ...known(draft?.seen, shown) })
  const form = useForm({
    initialValues: now,
    rules,
    onValuesChange: (values) => keepChanges(key, seen.current, values, shown),
  })
  const isRestored = useRef(false)
  // The form itself begins with what the server has, so that what was typed earlier is a change of it.
  useLayoutEffect(() => {
    if (!draft || isRestored.current) return
    isRestored.current = true
    form.setValues({ ...now, ...known<Kept>(draft.typed, shown) })
  }, [draft, form, now, shown])
  const { t } = useLingui()
  const toasts = useToasts()
  const discarded = useRef<string>(undefined)
  // What it would bring back has no place then.
  useEffect(() => () => toasts.dismiss(discarded.current ?? ''), [toasts])
  function show(values: Kept, typed: Kept) {
    seen.current = values
    showValues(form, values, typed)
    keepChanges(key, values, form.getValues(), shown)
  }
  return {
    form,
    seen: () => seen.current,
    show,
    discard(values) {
      const typed = { ...form.getValues() }
      show(values, values)
      discarded.current = toasts.show({
        title: t`Changes discarded`,
        undo: () => show(values, typed),
      })
    },
  }
}

/** Draws only those fields again whose values change: a person may be typing in another one. */
function showValues(form: Form<Texts>, now: Texts, typed: Texts): void {
  const names = Object.keys(now)
  const held = names.filter((name) => isBeingTyped(form, name, typed[name]))
  const inForm = form.getValues()
  // White space at the end of what is being typed is no change by itself.
  const spaced = held.filter((name) => typed[name] === now[name]).map((name) => [name, inForm[name]])
  form.resetDirty({ ...now, ...Object.fromEntries(spaced) })
  form.clearErrors()
  const late = names.filter((name) => !held.includes(name) && inForm[name] !== typed[name])
  const focused = late.find((name) => form.getInputNode(name) === document.activeElement)
  const setLate = () => late.forEach((name) => form.setFieldValue(name, typed[name] ?? null))
  if (focused === undefined) setLate()
  else keepCaret(() => form.getInputNode(focused), setLate)
  form.setDirty(Object.fromEntries(names.map((name) => [name, typed[name] !== now[name]])))
}

/** Whether the field has the focus and holds the text with white space around it. */
function isBeingTyped(form: Form<Texts>, name: string, text: string | null | undefined): boolean {
  return form.getInputNode(name) === document.activeElement && form.getValues()[name]?.trim() === text
}

/** Draws a field again that has the focus, which the new one gets, with the caret where it was. */
function keepCaret(field: () => HTMLElement | null, draw: () => void): void {
  const before = field()
  const caret = isTextField(before) ? before.selectionStart : null
  drawNow(draw)
  const after = field()
  after?.focus()
  if (isTextField(after)) after.setSelectionRange(caret, caret)
}

function isTextField(field: HTMLElement | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}

function keepChanges(key: string, seen: Values, values: Values, shown: readonly string[]): void {
  const changed = shown.filter((name) => values[name] !== seen[name])
  const draft = readDraft(key)
  // What was typed in the other fields of the subject, in another form, stays.
  const others = Object.keys(draft?.typed ?? {}).filter((name) => !shown.includes(name))
  if (changed.length + others.length === 0) return forgetText(key)
  const of = (all: Texts, before: Texts = {}) => ({
    ...Object.fromEntries(others.map((name) => [name, before[name]])),
    ...Object.fromEntries(changed.map((name) => [name, all[name]])),
  })
  keepText(key, JSON.stringify({ typed: of(values, draft?.typed), seen: of(seen, draft?.seen) }))
}

function readDraft(key: string): v.InferOutput<typeof schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Of a draft, the fields that the form shows by now. */
function known<Kept extends Values>(
  draft: Readonly<Record<string, string | null>> | undefined,
  shown: readonly string[],
): Partial<Kept> {
  const fields = Object.entries(draft ?? {}).filter(([name]) => shown.includes(name))
  // Sound: they are fields of it, and both hold texts.
  return Object.fromEntries(fields) as Partial<Kept>
}
