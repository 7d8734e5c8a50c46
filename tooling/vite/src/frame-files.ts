import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, traverse, types } from '@babel/core'

interface Import {
  path: string
  /** The chunk that a lazy one names. */
  chunk?: string | undefined
  isLazy: boolean
  /** It brings texts of its own: it stands within `onDemand(…)`. */
  isOnDemand?: boolean
}

/**
 * The sources whose texts come with the frame around every signed-in page, as full paths. Of a feature: what is drawn on
 * every page. Of the shell: what only signed-in people see.
 * @param folder the package's src
 */
export function frameFiles(folder: string): string[] {
  return existsSync(join(folder, 'feature.ts')) ? featureFiles(folder) : shellFiles(folder)
}

/**
 * The sources whose texts come with the home page, as full paths: what a feature loads in its chunk, where the frame does
 * not need it.
 * @param folder the package's src
 */
export function homeFiles(folder: string): string[] {
  const ofFrame = new Set(frameFiles(folder))
  return filesBehind(folder, ['frame', 'home']).filter((file) => !ofFrame.has(file))
}

/** Where a feature keeps no texts of the home page apart, they come with the frame. */
function featureFiles(folder: string): string[] {
  const hasHome = existsSync(join(folder, 'home', 'locales'))
  return filesBehind(folder, hasHome ? ['frame'] : ['frame', 'home'])
}

/**
 * What feature.ts imports, and what that imports in turn, lazily too. What comes with other texts is left out: what
 * routes.ts imports, what feature.ts and fills.ts load that is not said to be in one of the chunks, and what any other
 * file loads that is said to be in another chunk, or within `onDemand(…)`.
 */
function filesBehind(folder: string, chunks: readonly string[]): string[] {
  const [feature, fills, routes] = ['feature.ts', 'fills.ts', 'routes.ts'].map((name) => join(folder, name))
  return filesFrom(join(folder, 'feature.ts'), (file, { chunk, isLazy, isOnDemand = false }) => {
    const isElsewhere = chunk !== undefined || file === feature || file === fills
    const isLeftOut = isLazy && isElsewhere && (chunk === undefined || !chunks.includes(chunk))
    return file !== routes && !isLeftOut && !isOnDemand
  })
}

/**
 * The sources whose texts come with what a feature shows only once somebody asks for it, as full paths: what is loaded
 * within `onDemand(…)`, and what fills.ts loads without naming a chunk. What is needed elsewhere too is left out.
 * @param folder the package's src
 */
export function onDemandFiles(folder: string): string[] {
  const [feature, fills] = [join(folder, 'feature.ts'), join(folder, 'fills.ts')]
  const before = new Set(
    filesFrom(feature, (file, { chunk, isLazy, isOnDemand = false }) => {
      const fillsOtherPage = file === fills && isLazy && !isOfFrame(chunk)
      return !isOnDemand && !fillsOtherPage
    }),
  )
  return filesFrom(feature, () => true).filter((file) => !before.has(file))
}

/** What signed-in.ts imports and the first screen does not, but by the name of a chunk. */
function shellFiles(folder: string): string[] {
  const first = new Set(filesFrom(join(folder, 'main.tsx'), (_file, { chunk }) => chunk === undefined))
  return filesFrom(join(folder, 'signed-in.ts'), () => true).filter((file) => !first.has(file))
}

/** The sources that a file imports, and what these import in turn. */
function filesFrom(entry: string, isFollowed: (file: string, found: Import) => boolean): string[] {
  const files = new Set([entry])
  for (const file of files) {
    for (const found of importsOf(file)) {
      const source = resolve(dirname(file), found.path)
      if (isFollowed(file, found) && isSource(found.path, source)) files.add(source)
    }
  }
  return [...files]
}

const isOfFrame = (chunk: string | undefined) => chunk === 'frame' || chunk === 'home'
const isSource = (path: string, file: string) =>
  path.startsWith('.') && /\.tsx?$/.test(path) && existsSync(file)

/** What a source imports, but for types. */
function importsOf(file: string): Import[] {
  const program = parseSync(readFileSync(file, 'utf8'), {
    configFile: false,
    filename: file,
    parserOpts: { plugins: ['jsx', 'typescript'], createImportExpressions: true },
  })
  if (!program) throw new Error(`${file} could not be read.`)
  const imports: Import[] = []
  traverse(program, {
    ImportDeclaration({ node: { importKind, source, specifiers } }) {
      const isType =
        importKind === 'type' ||
        (specifiers.length > 0 &&
          specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type'))
      if (!isType) imports.push({ path: source.value, isLazy: false })
    },
    ExportDeclaration({ node }) {
      if ('source' in node && node.source && node.exportKind !== 'type')
        imports.push({ path: node.source.value, isLazy: false })
    },
    ImportExpression(path) {
      const { source } = path.node
      if (source.type !== 'StringLiteral') return
      const chunk = source.leadingComments?.map(({ value }) => /^ chunk: (\S+) $/.exec(value)?.[1])[0]
      const isOnDemand = path.findParent((outer) => isCallOf(outer.node, 'onDemand')) !== null
      imports.push({ path: source.value, chunk, isLazy: true, isOnDemand })
    },
  })
  return imports
}

const isCallOf = (node: types.Node, name: string) =>
  types.isCallExpression(node) && types.isIdentifier(node.callee, { name })
