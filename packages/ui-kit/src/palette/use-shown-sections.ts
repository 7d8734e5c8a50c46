import { useState } from 'react'
import type { PaletteSection } from './command.ts'
import { addLater } from './palette-sections.ts'

interface Shown {
  /** What they were found for. */
  question: string
  sections: readonly PaletteSection[]
  currentId: string | undefined
  /** The person has gone to the selected row: it stays where it is. */
  isMoved: boolean
}

/**
 * The sections as they are shown, and the selected row. While the question is the same, what comes later moves nothing
 * down to a row that somebody has gone to; until then, the best stands first.
 * @param question What is searched for, and where.
 * @param sources All sections in their order, also those that have nothing yet.
 */
export function useShownSections(
  question: string,
  found: readonly PaletteSection[],
  { sources, isSearching }: { sources: readonly PaletteSection[]; isSearching: boolean },
) {
  const [shown, setShown] = useState<Shown>({ question, sections: [], currentId: undefined, isMoved: false })
  const isMoved = shown.question === question && shown.isMoved
  const sections = isMoved ? addLater(shown.sections, found, shown.currentId) : found
  const rows = sections.flatMap(({ commands }) => commands)
  const results = sections.filter(({ isLast }) => !isLast).flatMap(({ commands }) => commands)
  // What ends the list is not selected while better may come.
  const first = results[0] ?? (isSearching ? undefined : rows[0])
  const current = (isMoved && rows.find(({ id }) => id === shown.currentId)) || first
  const next: Shown = { question, sections, currentId: current?.id, isMoved }
  if (signature(next) !== signature(shown)) setShown(next)
  const select = (id: string | undefined) => setShown({ ...next, currentId: id, isMoved: true })
  return {
    sections,
    current,
    /** Better may come before the selected row, to which nobody has gone. */
    isUnsettled:
      isSearching &&
      !isMoved &&
      sections.some(
        ({ id, found: isFound, commands }) =>
          isFound && current && commands.includes(current) && isAwaited(sources, id),
      ),
    /** Selects the row below, or the one above, and goes round at the ends. */
    move: (step: 1 | -1) => {
      if (rows.length === 0) return
      const index = current ? rows.indexOf(current) : step === 1 ? -1 : 0
      select(rows[(index + step + rows.length) % rows.length]?.id)
    },
  }
}

/** Whether a section, or one before it, still looks for what is typed now. What comes after it changes nothing about it. */
function isAwaited(sources: readonly PaletteSection[], id: string): boolean {
  const at = sources.findIndex((source) => source.id === id)
  return sources.slice(0, at + 1).some((source) => source.found === 'before')
}

function signature({ question, sections, currentId, isMoved }: Shown): string {
  return JSON.stringify([
    question,
    currentId,
    isMoved,
    sections.map(({ id, commands }) => [id, commands.map((each) => each.id)]),
  ])
}
