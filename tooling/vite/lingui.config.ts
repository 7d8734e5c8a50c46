import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const rootDir = fileURLToPath(new URL('../../', import.meta.url))
const folders = globSync('{apps,packages}/*/src/**/locales', { cwd: rootDir }).map(dirname)

/**
 * Every package keeps a catalogue a locale beside its sources. A folder with a catalogue of its own keeps the texts of
 * what is in it apart: those that a page needs before all else.
 */
export default defineConfig({
  rootDir,
  sourceLocale: 'en-US',
  locales: ['en-US', 'fr-FR', 'es-ES'],
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/${folder}/locales/{locale}/messages`,
    include: [`<rootDir>/${folder}`],
    exclude: [
      '**/*.test.*',
      '**/*.stories.*',
      '**/locales/**',
      ...folders.filter((inner) => inner.startsWith(`${folder}/`)).map((inner) => `<rootDir>/${inner}/**`),
    ],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
