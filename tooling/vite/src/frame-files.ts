import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, traverse } from '@babel/core'

interface Import {
  path: string
  /** The chunk that a lazy one names. */
  chunk?: string | undefined
  isLazy: boolean
}

/**
 * The sources of a feature that are drawn on pages that are not its own, as full paths: what feature.ts imports, and
 * what that imports in turn, lazily too. What comes with the texts of its pages is left out: what routes.ts imports, and
 * what feature.ts and fills.ts load that is not said to be in the chunk of the frame or of the home page.
 * @param folder the feature's src
 */
export function frameFiles(folder: string): string[] {
  const [feature, fills, routes] = ['feature.ts', 'fills.ts', 'routes.ts'].map((name) => join(folder, name))
  const files = new Set([join(folder, 'feature.ts')])
  for (const file of files) {
    if (file === routes) continue
    for (const { path, chunk, isLazy } of importsOf(file)) {
      const comesWithPages = isLazy && (file === feature || file === fills) && !isOfFrame(chunk)
      const source = resolve(dirname(file), path)
      if (!comesWithPages && isSource(path, source)) files.add(source)
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
    ImportExpression({ node: { source } }) {
      if (source.type !== 'StringLiteral') return
      const chunk = source.leadingComments?.map(({ value }) => /^ chunk: (\S+) $/.exec(value)?.[1])[0]
      imports.push({ path: source.value, chunk, isLazy: true })
    },
  })
  return imports
}
