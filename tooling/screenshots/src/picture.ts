import type { Page } from 'playwright'
import type { Role } from './roles.ts'
import type { Locale, Theme } from './variants.ts'

/** One picture that is asked for. */
export interface Picture {
  /** What it shows: pictures of the same thing stand together. */
  group: string
  /** Where it shows it, from the root of the server. */
  path: string
  /** Whose session it is taken in; undefined without one. */
  role: Role | undefined
  theme: Theme
  /** Of the window, in px. */
  width: number
  locale: Locale
  before?: (page: Page) => Promise<unknown>
  after?: (page: Page) => Promise<unknown>
}

/** A picture that was taken. */
export interface TakenPicture extends Picture {
  /** What is wrong in it, in sentences. */
  findings: readonly string[]
}

/** Where it lies in the folder of all pictures. */
export function fileOf({ group, role, theme, width, locale }: Picture): string {
  return `${group}/${[role, theme, width, locale].filter(Boolean).join('-')}.png`
}
