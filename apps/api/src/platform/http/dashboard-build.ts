import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLanguageConfig, readLocalePath } from '@replybay/i18n/server'

/** Texts by locale. */
type Texts = Record<string, string>

/** What the build of the dashboard says of itself: the addresses of its files, and of its pages as routes have them. */
export interface DashboardBuild {
  firstTexts?: Texts
  /** What who is signed in needs next, at certain addresses or at each. */
  preloads?: { paths?: string[]; files: string[]; texts?: Texts }[]
  pages?: string[]
}

/** Read each time: another build may have been made meanwhile. Empty without one. */
export async function readBuild(folder: string): Promise<DashboardBuild> {
  return await readFile(join(folder, 'build.json'), 'utf8').then(JSON.parse, () => ({}))
}

/**
 * Whether there is a page at an address; also where the build does not say which there are.
 *
 * @param pathname decoded
 * @param language what the page is told about its language.
 */
export function hasPage({ pages }: DashboardBuild, pathname: string, language: string): boolean {
  if (!pages) return true
  const { path } = readLocalePath(pathname, readLanguageConfig(language).urls)
  const parts = partsOf(path)
  return pages.some((page) => {
    const wanted = partsOf(page)
    const isIt = (part: string, place: number) =>
      part.startsWith('$') ? parts[place] !== undefined : part === parts[place]?.toLowerCase()
    return wanted.length === parts.length && wanted.every(isIt)
  })
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')
