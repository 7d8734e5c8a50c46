import { type LocaleCode, locales } from '@replybay/i18n'
import { drawNow, type Form } from '@replybay/ui-kit'
import { useRef, useState } from 'react'
import { type CompanyValues, policyFields } from './company-values.ts'

type Field = keyof CompanyValues

/** Which language's return policy is shown, and how the form shows a field that another language hides. */
export function useFieldReveal(form: Form<CompanyValues>) {
  const [shown, setShown] = useState<LocaleCode | 'all'>('all')
  /** Conflicts that the person has not been shown yet. */
  const unseen = useRef<readonly Field[]>([])

  function show(language: LocaleCode | 'all') {
    unseen.current = unseen.current.filter((field) => languageOf(field) !== language)
    setShown(language)
  }
  function reveal(field: Field) {
    const language = languageOf(field)
    if (language) drawNow(() => show(language))
    form.getInputNode(field)?.focus()
  }
  return {
    shown,
    show,
    /** Shows the first of them, in the order of the form, and sets the focus there. */
    revealFirst(fields: readonly string[]) {
      const first = inOrder(form, fields)[0]
      if (first) reveal(first)
    },
    /** As `revealFirst`, and keeps in mind which others are hidden. */
    revealConflicts(fields: readonly string[]) {
      const conflicts = inOrder(form, fields)
      unseen.current = conflicts.filter((field) => (languageOf(field) ?? shown) !== shown)
      if (conflicts[0]) reveal(conflicts[0])
    },
    /** Shows the next hidden conflict. @returns false where there is none. */
    revealUnseen(): boolean {
      const [next] = unseen.current
      if (next) reveal(next)
      return next !== undefined
    },
  }
}

function languageOf(field: Field): LocaleCode | 'all' | undefined {
  return field === 'returnPolicy' ? 'all' : locales.find(({ code }) => policyFields[code] === field)?.code
}

function inOrder(form: Form<CompanyValues>, fields: readonly string[]): Field[] {
  // Sound: a form's values have its fields' names alone.
  return (Object.keys(form.getValues()) as Field[]).filter((name) => fields.includes(name))
}
