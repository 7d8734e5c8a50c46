import { plainText } from '@replybay/i18n'
import type { Command, PaletteSection } from './command.ts'
import { matches } from './matches.ts'

/** So many of each section are shown of what was found. */
const FEW = 3
/** And so many of the one that fits best. */
const MORE = 5

/** The sections with what fits the words, and no more of each than can be looked through at a glance. */
export function findSections(sections: readonly PaletteSection[], words: string): PaletteSection[] {
  const fits = fitSections(sections, words)
  if (words === '') return fits
  // What is called so comes before what only says so somewhere, and a page of that very name before all.
  const place = (section: PaletteSection) =>
    section.isLast
      ? 3
      : isNamed(section, words)
        ? 0
        : 1 + Number(section.found !== 'now' && rank(section, words) === 2)
  const fitting = fits
    .toSorted((one, other) => place(one) - place(other))
    .map((section) => (place(section) === 0 ? namedFirst(section, words) : section))
  const ranks = fitting.map((section) => (section.isLast ? Infinity : rank(section, words)))
  const best = ranks.indexOf(Math.min(...ranks))
  return fitting.map((section, index) => ({
    ...section,
    commands: section.commands.slice(0, index === best ? MORE : FEW),
  }))
}

/** The sections with all that fits the words; those that end the list come last. */
export function fitSections(sections: readonly PaletteSection[], words: string): PaletteSection[] {
  return sections
    .map((section) => ({
      ...section,
      commands:
        section.found === 'now' || section.isLast
          ? section.commands
          : section.commands.filter(({ label, detail = '', keywords = '' }) =>
              matches(words, `${label} ${detail} ${keywords}`),
            ),
    }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false))
}

/** Whether something in a section that is always there has a name that begins with these whole words. */
function isNamed({ found, commands }: PaletteSection, words: string): boolean {
  return found === undefined && commands.some((command) => hasName(command, words))
}

function namedFirst(section: PaletteSection, words: string): PaletteSection {
  const order = (command: Command) => Number(!hasName(command, words))
  return { ...section, commands: section.commands.toSorted((one, other) => order(one) - order(other)) }
}

function hasName({ label }: Command, words: string): boolean {
  const [name, begin] = [plainText(label), plainText(words.trim())]
  return name.startsWith(begin) && !/[\p{L}\p{N}]/u.test(name.charAt(begin.length))
}

/** How well the best of a section fits: its name begins so, a word of it, or it is found by something else. */
function rank({ commands }: PaletteSection, words: string): number {
  return Math.min(
    ...commands.map(({ label }) => {
      if (!matches(words, label)) return 2
      return label.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1
    }),
  )
}

/**
 * What is found now in the place of what was shown: all down to the selected row stays where it is, and what has come
 * since is added below.
 */
export function addLater(
  shown: readonly PaletteSection[],
  found: readonly PaletteSection[],
  currentId: string | undefined,
): PaletteSection[] {
  const at = shown.findIndex(({ commands }) => commands.some(({ id }) => id === currentId))
  const current = shown[at]
  const fresh = new Map(found.flatMap(({ commands }) => commands.map((command) => [command.id, command])))
  const renew = (commands: readonly Command[]) => commands.map((command) => fresh.get(command.id) ?? command)
  const above = shown
    .slice(0, Math.max(0, at))
    .map((section) => ({ ...section, commands: renew(section.commands) }))
  const place = new Map([...shown, ...found].map(({ id }, index) => [id, index] as const).toReversed())
  const below = found
    .filter(({ id }) => id !== current?.id && !above.some((section) => section.id === id))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  const kept = current && { ...current, commands: growDown(current, found, currentId, renew) }
  return [...above, ...(kept ? [kept] : []), ...below].toSorted(
    (one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false),
  )
}

/** The commands of the selected row's section: those down to it, and the others that are found now. */
function growDown(
  current: PaletteSection,
  found: readonly PaletteSection[],
  currentId: string | undefined,
  renew: (commands: readonly Command[]) => readonly Command[],
): Command[] {
  const index = current.commands.findIndex(({ id }) => id === currentId)
  const fixed = renew(current.commands.slice(0, index + 1))
  const isFixed = ({ id }: Command) => fixed.some((command) => command.id === id)
  const now = found.find(({ id }) => id === current.id)?.commands ?? []
  return [...fixed, ...now.filter((command) => !isFixed(command))]
}
