import type { Plugin } from 'vite'

const NAMED_IMPORT = /\bimport\(\s*\/\* chunk: (\S+) \*\/\s*'([^']+)',?\s*\)/g

interface NamedChunks {
  plugin: Plugin
  /** For `codeSplitting`: earlier ones take what several need. */
  groups: { name: string; test: (id: string) => boolean }[]
}

/**
 * Chunks whose parts say so where they are imported: `import(\/* chunk: home *\/ './waiting-card.tsx')`.
 * A name that is not among these fails the build.
 */
export function namedChunks(names: readonly string[]): NamedChunks {
  const nameOf = new Map<string, string>()
  return {
    plugin: {
      name: 'replybay:named-chunks',
      apply: 'build',
      // Before what takes comments out.
      enforce: 'pre',
      async transform(code, importer) {
        for (const [, name = '', path = ''] of code.matchAll(NAMED_IMPORT)) {
          if (!names.includes(name))
            this.error(`There is no chunk ${name}: it is one of ${names.join(', ')}.`)
          const file = await this.resolve(path, importer)
          if (file) nameOf.set(file.id, name)
        }
      },
    },
    groups: names.map((name) => ({ name, test: (id: string) => nameOf.get(id) === name })),
  }
}
