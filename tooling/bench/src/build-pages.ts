import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress, reactPlugins, sourceConditions } from '@replybay/vite'
import { build } from 'vite'

const folderOf = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))

/** Pages that do as little as can be done with the dashboard's own libraries: what it is compared with. */
export const floors = ['react', 'form', 'list'] as const

/** Pages of the kit's components: one alone, all of them, and those that have much to do. */
export const kitPages = [
  'button',
  'text-field',
  'data-table',
  'whole',
  'virtual-list',
  'fifty-fields',
] as const

export type Page = (typeof floors | typeof kitPages)[number]

/** Builds each page into a folder of its name, the way the dashboard is built, and knowing nothing of the others. */
export async function buildPages(folder: string, pages: readonly Page[]): Promise<void> {
  const environment = process.env['NODE_ENV']
  // A test runner sets another, and Vite would take React's development build.
  process.env['NODE_ENV'] = 'production'
  for (const page of pages) {
    const isFloor = floors.some((floor) => floor === page)
    // One build at a time: each takes all processors.
    await build({
      root: isFloor ? join(folderOf('floors'), page) : folderOf('kit'),
      base: `/${page}/`,
      configFile: false,
      logLevel: 'error',
      plugins: [reactPlugins(), precompress()],
      resolve: { conditions: sourceConditions },
      // The pages of the kit share one index.html, which names the script by it.
      define: { 'import.meta.env.PAGE': JSON.stringify(page) },
      build: {
        outDir: join(folder, page),
        emptyOutDir: false,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
      },
    })
  }
  if (environment === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = environment
}
