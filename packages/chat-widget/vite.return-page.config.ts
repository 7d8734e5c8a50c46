import { precompress, sourceConditions } from '@replybay/vite'
import { defineConfig } from 'vite'

/** One script, which the return page loads: apart from the chat window, so that neither waits for a part of the other. */
export default defineConfig({
  plugins: [precompress()],
  resolve: { conditions: sourceConditions },
  base: './',
  build: {
    target: 'es2022',
    outDir: 'dist/return-page',
    modulePreload: false,
    cssMinify: true,
    rolldownOptions: {
      input: 'src/return-page/main.tsx',
      output: { entryFileNames: 'return-page.js' },
    },
  },
})
