import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { frameFiles, homeFiles, onDemandFiles } from './src/frame-files.ts'

const rootDir = fileURLToPath(new URL('../../', import.meta.url))
const folders = globSync('{apps,packages}/*/src/**/locales', { cwd: rootDir }).map(dirname)

/** Folders of a feature that hold the texts of sources elsewhere in it; `frame` is one of the shell, too. */
const found = new Map([
  ['frame', frameFiles],
  ['home', homeFiles],
  ['on-demand', onDemandFiles],
])
function finderOf(folder: string) {
  const isFeature = existsSync(join(rootDir, dirname(folder), 'feature.ts'))
  const name = basename(folder)
  return isFeature || name === 'frame' ? found.get(name) : undefined
}
const folderOf = (folder: string) => (finderOf(folder) ? dirname(folder) : folder)
const sourcesOf = (folder: string, all = `<rootDir>/${folder}`) =>
  finderOf(folder)?.(join(rootDir, folderOf(folder))) ?? [all]

/** What every feature says of a failed call, with the pages that say it; the first screen is without. */
const errorDetail = 'packages/feature-kit/src/error-cause.ts'
function saysErrorDetail(folder: string) {
  if (finderOf(folder) || !existsSync(join(rootDir, folder, 'feature.ts'))) return false
  const sources = globSync('**/*.{ts,tsx}', { cwd: join(rootDir, folder) })
  return sources.some((source) =>
    readFileSync(join(rootDir, folder, source), 'utf8').includes('errorDetail('),
  )
}

/**
 * Every package keeps a catalogue a locale beside its sources. A folder with a catalogue of its own keeps the texts of
 * what is in it apart: those that a page needs before all else. The folder `frame` keeps the texts that come with the
 * frame around every signed-in page, wherever their source is; `home` those of what a feature shows
 * on the home page, and `on-demand` those of what it shows only once somebody asks for it.
 */
export default defineConfig({
  rootDir,
  sourceLocale: 'en-US',
  locales: ['en-US', 'fr-FR', 'es-ES'],
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/${folder}/locales/{locale}/messages`,
    include: [...sourcesOf(folder), ...(saysErrorDetail(folder) ? [`<rootDir>/${errorDetail}`] : [])],
    exclude: [
      '**/*.test.*',
      '**/*.stories.*',
      '**/locales/**',
      ...(saysErrorDetail(folder) ? [] : [`**/${errorDetail}`]),
      ...folders
        .filter((inner) => inner !== folder && inner.startsWith(`${folderOf(folder)}/`))
        .flatMap((inner) => sourcesOf(inner, `<rootDir>/${inner}/**`)),
    ],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
