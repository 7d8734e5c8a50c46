/** Where the stories of a package leave which operations they call: a file for each file of stories, with an id on each line. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

// Tests run in the folder of their package; Vite's root may lie deeper.
const home = process.cwd()
const folder = join(home, 'node_modules/.cache/called-operations')

/** What the page calls to leave those of a file. */
export const keepCalls: BrowserCommand<[ids: string[]]> = async ({ testPath }, ids) => {
  if (testPath === undefined) return
  await writeFile(join(folder, encodeURIComponent(relative(home, testPath))), ids.join('\n'))
}

/** Before a run: what is kept of stories that are there no longer goes. */
export async function setup(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!existsSync(join(home, decodeURIComponent(name)))) await rm(join(folder, name))
  }
}
