import { precompress, reactPlugins, sourceConditions } from '@replybay/vite'
import { defineConfig } from 'vite'

// The host stays the page's own: the API compares it with the origin.
const api = { target: `http://127.0.0.1:${process.env['PORT'] ?? 4300}`, changeOrigin: false }

export default defineConfig(({ command }) => ({
  plugins: [reactPlugins({ failOnMissing: command === 'build' }), precompress()],
  resolve: { conditions: sourceConditions },
  server: { port: 4301, strictPort: true, proxy: { '/api': api, '/healthz': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Fonts and pictures are files of their own, under the same immutable caching.
    assetsInlineLimit: 0,
  },
}))
