import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Every package keeps one catalogue a locale beside its sources. */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'fr-FR', 'es-ES'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/locales/**'],
    },
  ],
  rootDir: process.cwd(),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
