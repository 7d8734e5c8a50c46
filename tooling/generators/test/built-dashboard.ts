import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

/** Compressed bytes of scripts and styles. */
export interface DashboardWeight {
  /** What may be asked for before anybody has signed in: /login and its like, in all languages. */
  firstScreen: number
  /** What is asked for as soon as somebody has. */
  signedIn: number
}

/** The chunk that is loaded as soon as somebody has signed in. */
const SIGNED_IN = 'frame'

/** Weighs a built dashboard, in its folder. */
export async function weighDashboard(folder: string): Promise<DashboardWeight> {
  // Sound: Vite documents its manifest so; a change of it fails the test that reads it.
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const [signedIn] = Object.entries(manifest).find(([, { name }]) => name === SIGNED_IN) ?? []
  if (signedIn === undefined) throw new Error(`The build has no chunk ${SIGNED_IN}.`)
  const first = filesFrom(manifest, 'index.html', new Set([signedIn]))
  const { file, css = [] } = manifest[signedIn] ?? { file: '' }
  return { firstScreen: await bytesOf(folder, first), signedIn: await bytesOf(folder, [file, ...css]) }
}

/** All files that are reached from a chunk, but for those that are reached through the ones that are left out. */
function filesFrom(manifest: Manifest, start: string, leftOut: Set<string>): string[] {
  const seen = new Set(leftOut)
  const files = new Set<string>()
  const look = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) look(next)
  }
  look(start)
  return [...files].filter((file) => /\.(?:js|css)$/.test(file))
}

async function bytesOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      // Files name each other with a hash of their content, which compresses one way or another.
      return brotliCompressSync(text.replaceAll(/-[\w-]{7}(?=\.(?:js|css)\b)/g, '-1234567')).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
