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
  },
}))

/** What the server fills in when it serves the page; the development server leaves it empty. */
function emptyPlaceholders(): Plugin {
  return {
    name: 'replybay:empty-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(/__[A-Z_]+__/g, ''),
  }
}
