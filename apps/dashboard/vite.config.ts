import { precompress, reactPlugins, sourceConditions } from '@replybay/vite'
import { defineConfig, type Plugin } from 'vite'

// The host stays the page's own: the API compares it with the origin.
const api = { target: `http://127.0.0.1:${process.env['PORT'] ?? 4300}`, changeOrigin: false }

export default defineConfig(({ command }) => ({
  plugins: [reactPlugins({ failOnMissing: command === 'build' }), precompress(), emptyPlaceholders()],
  resolve: { conditions: sourceConditions },
  server: { port: 4301, strictPort: true, proxy: { '/api': api, '/healthz': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Fonts and pictures are files of their own, under the same immutable caching.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [firstScreen, frame, texts] } } },
  },
}))

/**
 * Files that are always asked for together are one file: on a slow network a request costs more than what is in it.
 * What a group needs comes with it; what is left is split as ever.
 */
const firstScreen = { name: 'main', test: /dashboard[\\/]index\.html|account[\\/]src[\\/]sign-in[\\/]/ }

/** The menu around every signed-in page. */
const frame = { name: 'frame', test: /dashboard[\\/]src[\\/]layouts[\\/]/ }

/** For each language the texts of the first screen, and those of all others. */
const texts = {
  name(id: string) {
    const [, folder = '', locale] =
      /[\\/]([\w-]+)[\\/]src[\\/]locales[\\/]([\w-]+)[\\/]messages\.po$/.exec(id) ?? []
    if (locale === undefined) return null
    return ['dashboard', 'ui-kit', 'account'].includes(folder) ? `first-texts-${locale}` : `texts-${locale}`
  },
  debugName: 'texts',
  priority: 1,
}

/** What the server fills in when it serves the page; the development server leaves it empty. */
function emptyPlaceholders(): Plugin {
  return {
    name: 'replybay:empty-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(/__[A-Z_]+__/g, ''),
  }
}
