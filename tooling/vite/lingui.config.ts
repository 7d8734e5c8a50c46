import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { frameFiles, onDemandFiles } from './src/frame-files.ts'

const rootDir = fileURLToPath(new URL('../../', import.meta.url))
const folders = globSync('{apps,packages}/*/src/**/locales', { cwd: rootDir }).map(dirname)

/** Folders that hold the texts of sources elsewhere in the package. */
const found = new Map([
  ['frame', frameFiles],
  ['on-demand', onDemandFiles],
])
const folderOf = (folder: string) => (found.has(basename(folder)) ? dirname(folder) : folder)
const sourcesOf = (folder: string) =>
  found.get(basename(folder))?.(join(rootDir, folderOf(folder))) ?? [`<rootDir>/${folder}`]

/**
 * Every package keeps a catalogue a locale beside its sources. A folder with a catalogue of its own keeps the texts of
 * what is in it apart: those that a page needs before all else. The folder `frame` keeps the texts that come with the
 * frame around every signed-in page, wherever their source is; `on-demand` keeps those of what a feature shows only once
 * somebody asks for it.
 */
export default defineConfig({
  rootDir,
  sourceLocale: 'en-US',
  locales: ['en-US', 'fr-FR', 'es-ES'],
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/${folder}/locales/{locale}/messages`,
    include: sourcesOf(folder),
    exclude: [
      '**/*.test.*',
      '**/*.stories.*',
      '**/locales/**',
      ...folders
        .filter((inner) => inner !== folder && inner.startsWith(`${folderOf(folder)}/`))
        .flatMap((inner) => (found.has(basename(inner)) ? sourcesOf(inner) : `<rootDir>/${inner}/**`)),
    ],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
