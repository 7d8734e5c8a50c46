import type { ReactNode } from 'react'

/** What a navigation entry needs of the link that the caller renders. */
export interface NavLinkProps {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
  title?: string | undefined
}

export interface NavEntry {
  key: string
  label: string
  /** For the bottom bar, where there is room for one word. @default label */
  shortLabel?: string | undefined
  icon: ReactNode
  /** 0 is shown, `null` is not known and shows a dash; without it there is none. */
  count?: number | null | undefined
  selected: boolean
  /** In the rail it stands beside its group, as an icon of its own. @default false */
  isAloneInRail?: boolean | undefined
  /** Why it can't be opened. It stays visible, with a lock. */
  locked?: string | undefined
  /** Renders a router's link with these props. */
  renderLink: (props: NavLinkProps) => ReactNode
}

/** What opens the palette from the navigation. */
export interface FrameSearch {
  label: string
  /** One word, where there is room for no more. */
  shortLabel: string
  /** The keys that do the same, such as `mod+k`. */
  keys: string
  onOpen: () => void
}

export interface NavSectionEntry {
  key: string
  /** Without it, the entries stand alone, in the rail too. */
  label?: string | undefined
  /** Stands for the group in the rail. @default the first entry's */
  icon?: ReactNode
  /** Of the group, in the rail. @default the first entry's */
  count?: number | null | undefined
  /** Stands at the bottom, above the foot. @default false */
  atEnd?: boolean | undefined
  items: readonly NavEntry[]
}
