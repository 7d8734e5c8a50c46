import { fileURLToPath } from 'node:url'
import { namedChunks, precompress, reactPlugins, sourceConditions } from '@replybay/vite'
import { defineConfig, type Plugin } from 'vite'

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
  server: { port: 4301, strictPort: true, proxy: { '/api': api, '/healthz': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Fonts and pictures are files of their own, under the same immutable caching.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [main, firstTexts, ...chunks.groups, texts] } },
    },
  },
}))

/**
 * Files that are always asked for together are one file: on a slow network a request costs more than what is in it.
 * What a group needs comes with it; what is left is split as ever. `frame` stands around every signed-in page, `inbox` is
 * the lists of tickets, `home` the home page with what features show on it: what belongs to them says so in its import.
 */
const chunks = namedChunks(['frame', 'inbox', 'home'])

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

/** The texts of what features show on every page, by language; and those of the pages of each feature. */
const texts = {
  name: (id: string) => {
    const [, feature, isFrame, locale] =
      /[\\/]([\w-]+)[\\/]src[\\/](frame[\\/])?locales[\\/]([\w-]+)[\\/]messages\.po$/.exec(id) ?? []
    return locale ? `${isFrame ? 'frame' : feature}-texts-${locale}` : null
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
 * Says which build this is, for tabs that run another one: by its entry, which is named by its content. And where the
 * first texts of each language are, for the server, which names those of the person in the page.
 */
function buildMetadata(): Plugin {
  return {
    name: 'replybay:build-metadata',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) throw new Error('The build has no entry.')
      const textFiles = Object.values(bundle).flatMap((file) => {
        const locale = file.type === 'chunk' && /^first-texts-(.+)$/.exec(file.name)?.[1]
        return locale ? [[locale, `/${file.fileName}`]] : []
      })
      const source = JSON.stringify({
        entry: `/${entry.fileName}`,
        firstTexts: Object.fromEntries(textFiles),
      })
      this.emitFile({ type: 'asset', fileName: 'build.json', source })
    },
  }
}

/** What the server fills in when it serves the page; the development server leaves it empty. */
function emptyPlaceholders(): Plugin {
  return {
    name: 'replybay:empty-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(/__[A-Z_]+__/g, ''),
  }
}
