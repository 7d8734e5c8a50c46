import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from '@replybay/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const sources = fileURLToPath(new URL('../floors/', import.meta.url))

/** Pages that do as little as can be done with the dashboard's own libraries: what it is compared with. */
const floors = ['react', 'form', 'list'] as const

export type Floor = (typeof floors)[number]

/** Builds each floor into a folder of its name, the way the dashboard is built. */
export async function buildFloors(folder: string): Promise<void> {
  const environment = process.env['NODE_ENV']
  // A test runner sets another, and Vite would take React's development build.
  process.env['NODE_ENV'] = 'production'
  for (const floor of floors) {
    // oxlint-disable-next-line no-await-in-loop -- one build at a time: each takes all processors
    await build({
      root: join(sources, floor),
      base: `/${floor}/`,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), precompress()],
      build: {
        outDir: join(folder, floor),
        emptyOutDir: false,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
      },
    })
  }
  if (environment === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = environment
}
