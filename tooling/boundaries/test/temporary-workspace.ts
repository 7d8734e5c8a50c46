import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { type Folder, type Manifest, manifests, sources } from './clean-workspace.ts'

export interface Change {
  /** Packages with other manifests than in the clean workspace. */
  manifests?: Partial<Record<Folder, Manifest>>
  /** Files, by their path from the root. */
  sources?: Readonly<Record<string, string>>
}

/** Writes the clean workspace with a change, as pnpm installs it: a package sees what it declares alone. */
export async function createWorkspace(change: Change): Promise<AsyncDisposable & { root: string }> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'replybay-boundaries-')))
  const packages = Object.entries<Manifest>({ ...manifests, ...change.manifests })
  const folders = new Map(packages.map(([folder, { name }]) => [name, join(root, folder)]))
  for (const [folder, manifest] of packages) {
    await writePackage(join(root, folder), manifest, 'src/index.ts')
    for (const name of [...manifest.dependencies, ...(manifest.devDependencies ?? [])]) {
      await link(join(root, folder), name, folders.get(name) ?? (await writeLibrary(root, name)))
    }
  }
  for (const [path, text] of Object.entries({ ...sources, ...change.sources })) {
    await writeText(join(root, path), text)
  }
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

async function writeLibrary(root: string, name: string): Promise<string> {
  const folder = join(root, 'node_modules/.pnpm/node_modules', name)
  await writePackage(folder, { name, layer: 'library', dependencies: [] }, 'index.js')
  return folder
}

async function writePackage(folder: string, manifest: Manifest, entry: string) {
  const { name, layer, dependencies, devDependencies = [] } = manifest
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, '*']))
  const text = {
    name,
    exports: { '.': `./${entry}` },
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
    replybay: { layer },
  }
  await writeText(join(folder, 'package.json'), JSON.stringify(text))
  const imports = dependencies.map((dependency) => `import '${dependency}'\n`)
  await writeText(join(folder, entry), `${imports.join('')}export {}`)
}

async function writeText(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function link(folder: string, name: string, target: string) {
  const place = join(folder, 'node_modules', name)
  await mkdir(dirname(place), { recursive: true })
  await symlink(relative(dirname(place), target), place)
}
