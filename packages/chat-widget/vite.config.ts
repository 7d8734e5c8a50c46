import { precompress, sourceConditions } from '@replybay/vite'
import { defineConfig } from 'vite'

/** One script, which a shop's page loads, and the parts that it loads itself, each under a name of its own. */
export default defineConfig({
  plugins: [precompress()],
  resolve: { conditions: sourceConditions },
  // Its parts come from where it comes from.
  base: './',
  build: {
    target: 'es2022',
    modulePreload: false,
    cssMinify: true,
    rolldownOptions: {
      input: 'src/main.ts',
      preserveEntrySignatures: false,
      output: { entryFileNames: 'widget.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
