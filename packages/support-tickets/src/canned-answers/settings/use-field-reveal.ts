import { isLocaleCode, type LocaleCode, locales, useLocale } from '@replybay/i18n'
import { drawNow } from '@replybay/ui-kit'
import { type RefObject, useRef, useState } from 'react'
import type { CannedValues } from './canned-values.ts'

type Field = keyof CannedValues

/** Which language's text is shown, and how the form shows a field that another language hides. */
export function useFieldReveal(form: RefObject<HTMLFormElement | null>, begun: CannedValues) {
  const { locale } = useLocale()
  const [shown, setShown] = useState<LocaleCode>(
    () => locales.find(({ code }) => begun[code])?.code ?? locale,
  )
  /** Texts that a colleague changed too and that the person has not been shown yet. */
  const unseen = useRef<readonly LocaleCode[]>([])

  function show(language: LocaleCode) {
    unseen.current = unseen.current.filter((code) => code !== language)
    setShown(language)
  }
  function reveal(field: Field) {
    if (isLocaleCode(field)) drawNow(() => show(field))
    const found = form.current?.elements.namedItem(field)
    if (found instanceof HTMLElement) found.focus()
  }
  function revealFirst(fields: readonly Field[]) {
    const first = order.find((field) => fields.includes(field))
    if (first) reveal(first)
  }
  return {
    shown,
    show,
    /** Shows the first of them, in the order of the form, else the text that is shown, and sets the focus there. */
    revealFirst: (fields: readonly Field[]) => revealFirst(fields.length > 0 ? fields : [shown]),
    /** As `revealFirst`, and keeps in mind which others are hidden. */
    revealConflicts: (fields: readonly Field[]) => {
      unseen.current = fields.filter(isLocaleCode).filter((code) => code !== shown)
      revealFirst(fields)
    },
    /** Shows the next hidden conflict. @returns false where there is none. */
    revealUnseen(): boolean {
      const [next] = unseen.current
      if (next) reveal(next)
      return next !== undefined
    },
  }
}

const order: readonly Field[] = [
  'title',
  'shortcut',
  ...locales.map(({ code }) => code),
  'afterwards',
  'tags',
]
