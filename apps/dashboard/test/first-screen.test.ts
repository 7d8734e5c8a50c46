import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

const BUDGET_BYTES = 150_000

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
)

/** A chunk and all that it can't run without. */
function closure(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    seen.add(name)
    closure(chunk.imports ?? [], seen)
  }
  return seen
}

/** What a browser receives: the brotli that the server sends, or the file where it was too small to compress. */
async function size(file: string): Promise<number> {
  const url = new URL(file, dist)
  const packed = await stat(`${url.pathname}.br`).catch(() => stat(url))
  return packed.size
}

test('the sign-in page asks for at most 150 kB of scripts and styles', async () => {
  const sources = [
    'index.html',
    '../../packages/account/src/sign-in/sign-in-page.tsx',
    ...['packages/account', 'packages/ui-kit', 'apps/dashboard'].map((folder) =>
      folder === 'apps/dashboard'
        ? 'src/locales/fr-FR/messages.po'
        : `../../${folder}/src/locales/fr-FR/messages.po`,
    ),
  ]
  const chunks = [...closure(sources)].flatMap((name) => manifest[name] ?? [])
  const files = new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))
  const sizes = await Promise.all([...files].map(async (file) => ({ file, bytes: await size(file) })))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  console.warn(`The sign-in page: ${(total / 1000).toFixed(1)} kB brotli in ${sizes.length} files`)
  expect(
    total,
    JSON.stringify(
      sizes.toSorted((a, b) => b.bytes - a.bytes),
      null,
      1,
    ),
  ).toBeLessThanOrEqual(BUDGET_BYTES)
})
