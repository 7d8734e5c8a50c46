import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serveFolder } from '@replybay/server'
import type { Browser } from 'playwright'
import type { Picture, TakenPicture } from './picture.ts'
import { storyPictures, type StoryIndex } from './story-pictures.ts'
import { takePictures } from './take-pictures.ts'
import type { Variants } from './variants.ts'
import { waitForStory } from './wait-for-story.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

/** Builds the Storybook of one package, or of all, and takes the pictures of its stories. */
export async function takeStories(
  browser: Browser,
  folder: string,
  wanted: string,
  variants: Variants,
): Promise<TakenPicture[]> {
  const site = await mkdtemp(join(tmpdir(), 'replybay-stories-'))
  const pictures: Picture[] = []
  for (const name of choosePackages(wanted)) {
    // A build takes all processors, and a gigabyte.
    await run('pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', join(site, name)], {
      cwd: join(root, 'packages', name),
    })
    // Sound: Storybook has just written it.
    const index = JSON.parse(await readFile(join(site, name, 'index.json'), 'utf8')) as StoryIndex
    pictures.push(...storyPictures(name, index, variants))
  }
  const { url, close } = await serveFolder(site)
  try {
    return await takePictures({ browser, url, tokens: new Map(), folder, quiet: waitForStory }, pictures)
  } finally {
    await close()
    await rm(site, { recursive: true })
  }
}

function choosePackages(wanted: string): string[] {
  const configurations = globSync('packages/*/.storybook', { cwd: root }).toSorted()
  const all = configurations.map((configuration) => basename(dirname(configuration)))
  if (wanted === 'all') return all
  if (all.includes(wanted)) return [wanted]
  throw new Error(`--stories is "${wanted}", but these packages have stories: ${all.join(', ')}.`)
}
