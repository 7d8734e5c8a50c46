import type { ReactNode } from 'react'

/** Something that one can do or go to. */
export interface Command {
  /** Unique in the palette. */
  id: string
  label: string
  icon?: ReactNode
  /** More about it, beside the label. */
  detail?: string | undefined
  /** Other words that find it. */
  keywords?: string | undefined
  /** At its right end, before its keys. */
  aside?: ReactNode
  /** The time in which it can be done. */
  clock?: { readonly left: number } | undefined
  /** The keys that do the same, such as `g t`. */
  keys?: string | undefined
  /** It destroys something. @default false */
  isDanger?: boolean | undefined
  /** In the palette it goes on to a second step, in place of `run`. */
  step?: (() => PaletteStep) | undefined
  /** Gets what is typed by then: what a source found may be of the letter before. */
  run?: ((words: string) => void) | undefined
}

/** What the palette lists below one heading. */
export interface PaletteSection {
  /** Unique in the palette. */
  id: string
  /** Its heading; without one there is a line above it. */
  title?: string | undefined
  commands: readonly Command[]
  /** What is to be known of all of them, below the last. */
  note?: string | undefined
  /** Elsewhere, such as on the server: for the words that are typed now, or for those before. Without it, the palette looks for the words itself. */
  found?: 'now' | 'before' | undefined
  /** It ends the list, whatever comes later. @default false */
  isLast?: boolean | undefined
}

/** What is searched for. */
export interface PaletteSearch {
  /** What is typed now, without the prefix. */
  words: string
  /** The same after a short pause: what servers are asked for. */
  settled: string
  /** Says what is meant: `@` a person, `#` an order. */
  prefix: string | undefined
}

/** What a source has to offer. */
export interface PaletteFound {
  sections: readonly PaletteSection[]
  /** More is on its way. @default false */
  isSearching?: boolean | undefined
  problem?: PaletteProblem | undefined
  /** The prefix that means this source alone. */
  prefix?: PalettePrefix | undefined
}

export interface PaletteProblem {
  /** The catalogued text of the error. */
  title: string
  /** What it means for the reader, in plain words. */
  detail?: string | undefined
  onRetry: () => void
}

export interface PalettePrefix {
  sign: string
  /** What it means: "person". */
  label: string
}

/** What a source of the palette is given. It shows nothing: `usePaletteSource` hands on what it has. */
export interface PaletteSourceProps {
  search: PaletteSearch
  onFound: (id: string, found: PaletteFound | undefined) => void
}

/** A choice that belongs to a command, in the same box. */
export interface PaletteStep {
  /** What the field asks for. */
  label: string
  /** Its one source. */
  render: (props: PaletteSourceProps) => ReactNode
}
