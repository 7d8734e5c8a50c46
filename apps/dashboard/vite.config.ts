import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { namedChunks, precompress, reactPlugins, sourceConditions } from '@replybay/vite'
import { defineConfig, type Plugin } from 'vite'
import { pagePaths } from './src/builds/pages.ts'
import { preloads } from './src/builds/preloads.ts'

// The host stays the page's own: the API compares it with the origin.
const api = { target: `http://127.0.0.1:${process.env['PORT'] ?? 4300}`, changeOrigin: false }

export default defineConfig(({ command }) => ({
  plugins: [
    reactPlugins({ failOnMissing: command === 'build' }),
    buildMetadata(),
    precompress(),
    chunks.plugin,
    emptyPlaceholders(),
    textsBehindMain(),
  ],
  resolve: { conditions: sourceConditions },
  css: { modules: { generateScopedName: className } },
  server: { port: 4301, strictPort: true, proxy: { '/api': api, '/healthz': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Fonts and pictures are files of their own, under the same immutable caching.
    assetsInlineLimit: 0,
    // Whoever asks for more has the first screen.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isFirstScreen(file)) },
    rolldownOptions: {
      output: {
        ...fileNames,
        codeSplitting: { groups: [main, firstTexts, ...chunks.groups, texts] },
      },
    },
  },
}))

/** A page names each file that it may ask for: seven characters of a hash tell two builds of it apart. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** `ticket` is what is open beside a list: it comes once somebody is about to open one. */
const chunks = namedChunks([
  ...Object.keys(preloads),
  'ticket',
  'support-home',
  'setup',
  'not-found',
  'sample',
])

/** Told apart by the file's place in the repository, wherever that lies. */
function className(name: string, file: string): string {
  const place = file.replace(/^.*\/(?=(?:apps|packages|node_modules)\/)/u, '')
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}

const isFirstScreen = (file: string) => file.startsWith('assets/index-')

/** The first screen: what `main.tsx` imports without waiting. */
const main = { name: 'main', tags: ['$initial' as const], priority: 2 }

/** The texts of the first screen, by language: those of the shell, of the kits and of the features' entries. */
const firstTexts = {
  name: (id: string) => {
    const locale =
      /[\\/](?:dashboard[\\/]src|ui-kit[\\/]src|feature-kit[\\/]src|entry)[\\/]locales[\\/]([\w-]+)[\\/]messages\.po$/.exec(
        id,
      )?.[1]
    return locale ? `first-texts-${locale}` : null
  },
  debugName: 'firstTexts',
  priority: 1,
}

/** The texts of what is on every page, by language; and those of the pages of each feature, and of the home page. */
const texts = {
  name: (id: string) => {
    const [, feature, part, locale] =
      /[\\/]([\w-]+)[\\/]src[\\/](?:(frame|home)[\\/])?locales[\\/]([\w-]+)[\\/]messages\.po$/.exec(id) ?? []
    return locale ? `${part ?? feature}-texts-${locale}` : null
  },
  debugName: 'texts',
}

/**
 * No texts without the first screen: they import what it is made of. Were they the only files that don't, what the
 * bundler needs itself would be one more file of every page, and not a part of the first screen.
 */
function textsBehindMain(): Plugin {
  const mainFile = fileURLToPath(new URL('src/main.tsx', import.meta.url))
  return {
    name: 'replybay:texts-behind-main',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.po$/ },
      handler: (code) => `import ${JSON.stringify(mainFile)}\n${code}`,
    },
  }
}

/**
 * Says which build this is, for tabs that run another one: by its entry, which is named by its content. And what the
 * server names in the page, so that browsers ask for it at once: the first texts of each language, and the files that
 * the entry would ask for once it runs. And which pages there are.
 */
function buildMetadata(): Plugin {
  return {
    name: 'replybay:build-metadata',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = built.find((chunk) => chunk.isEntry)
      if (!entry) throw new Error('The build has no entry.')
      const textsOf = (name: string) =>
        Object.fromEntries(
          built.flatMap((chunk) =>
            chunk.name.startsWith(`${name}-texts-`)
              ? [[chunk.name.slice(`${name}-texts-`.length), `/${chunk.fileName}`]]
              : [],
          ),
        )
      const ofEntry = filesOf(entry, bundle)
      const source = JSON.stringify({
        entry: `/${entry.fileName}`,
        firstTexts: textsOf('first'),
        pages: pagePaths,
        preloads: Object.entries(preloads).map(([name, { paths, texts: textsName }]) => {
          const chunk = built.find((each) => each.name === name)
          if (!chunk) throw new Error(`The build has no chunk ${name}.`)
          return {
            paths,
            files: [...filesOf(chunk, bundle)].filter((file) => !ofEntry.has(file)),
            texts: textsName && textsOf(textsName),
          }
        }),
      })
      this.emitFile({ type: 'asset', fileName: 'build.json', source })
    },
  }
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

/** Addresses of a chunk, of all that it imports without waiting, and of their styles. */
function filesOf(chunk: Chunk, bundle: Bundle, found = new Set<string>()): Set<string> {
  if (found.has(`/${chunk.fileName}`)) return found
  found.add(`/${chunk.fileName}`)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  return found
}

/** What the server fills in when it serves the page; the development server leaves it empty. */
function emptyPlaceholders(): Plugin {
  return {
    name: 'replybay:empty-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(/__[A-Z_]+__/g, ''),
  }
}
