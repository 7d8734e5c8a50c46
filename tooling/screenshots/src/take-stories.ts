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
  const packages = choosePackages(wanted)
  const site = await mkdtemp(join(tmpdir(), 'replybay-stories-'))
  try {
    const pictures: Picture[] = []
    for (const name of packages) {
      // A build takes all processors, and a gigabyte.
      const index = await buildStorybook(name, join(site, name))
      pictures.push(...storyPictures(name, index, variants))
    }
    const { url, close } = await serveFolder(site)
    try {
      return await takePictures({ browser, url, tokens: new Map(), folder, quiet: waitForStory }, pictures)
    } finally {
      await close()
    }
  } finally {
    await rm(site, { recursive: true })
  }
}

async function buildStorybook(name: string, output: string): Promise<StoryIndex> {
  await run('pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', output], {
    cwd: join(root, 'packages', name),
  })
  // Sound: Storybook has just written it.
  return JSON.parse(await readFile(join(output, 'index.json'), 'utf8')) as StoryIndex
}

function choosePackages(wanted: string): string[] {
  const configurations = globSync('packages/*/.storybook', { cwd: root }).toSorted()
  const all = configurations.map((configuration) => basename(dirname(configuration)))
  if (wanted === 'all') return all
  if (all.includes(wanted)) return [wanted]
  throw new Error(`--stories is "${wanted}", but these packages have stories: ${all.join(', ')}.`)
}
