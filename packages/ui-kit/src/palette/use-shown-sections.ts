import { useState } from 'react'
import type { PaletteSection } from './command.ts'
import { addLater } from './palette-sections.ts'

interface Shown {
  /** What they were found for. */
  question: string
  sections: readonly PaletteSection[]
  currentId: string | undefined
}

/**
 * The sections as they are shown, and the selected row. While the question is the same, what comes later moves nothing
 * down to that row.
 * @param question What is searched for, and where.
 */
export function useShownSections(
  question: string,
  found: readonly PaletteSection[],
  { isSearching }: { isSearching: boolean },
) {
  const [shown, setShown] = useState<Shown>({ question, sections: [], currentId: undefined })
  const isSame = shown.question === question
  const sections = isSame ? addLater(shown.sections, found, shown.currentId) : found
  const rows = sections.flatMap(({ commands }) => commands)
  const results = sections.filter(({ isLast }) => !isLast).flatMap(({ commands }) => commands)
  // What ends the list is not selected while better may come.
  const first = results[0] ?? (isSearching ? undefined : rows[0])
  const current = (isSame && rows.find(({ id }) => id === shown.currentId)) || first
  const next: Shown = { question, sections, currentId: current?.id }
  if (signature(next) !== signature(shown)) setShown(next)
  const select = (id: string | undefined) => setShown({ ...next, currentId: id })
  return {
    sections,
    current,
    /** Selects the row below, or the one above, and goes round at the ends. */
    move: (step: 1 | -1) => {
      if (rows.length === 0) return
      const index = current ? rows.indexOf(current) : step === 1 ? -1 : 0
      select(rows[(index + step + rows.length) % rows.length]?.id)
    },
  }
}

function signature({ question, sections, currentId }: Shown): string {
  return JSON.stringify([
    question,
    currentId,
    sections.map(({ id, commands }) => [id, commands.map((each) => each.id)]),
  ])
}
