import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const rootDir = fileURLToPath(new URL('../../', import.meta.url))
const packages = globSync('{apps,packages}/*', { cwd: rootDir }).filter((folder) =>
  existsSync(`${rootDir}${folder}/src/locales`),
)

/** Every package keeps one catalogue a locale beside its sources. */
export default defineConfig({
  rootDir,
  sourceLocale: 'en-US',
  locales: ['en-US', 'fr-FR', 'es-ES'],
  catalogs: packages.map((folder) => ({
    path: `<rootDir>/${folder}/src/locales/{locale}/messages`,
    include: [`<rootDir>/${folder}/src`],
    exclude: ['**/*.test.*', '**/*.stories.*', '**/locales/**'],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
