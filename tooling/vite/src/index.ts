export { frameFiles, homeFiles } from './frame-files.ts'
export { namedChunks } from './named-chunks.ts'
export { precompress } from './precompress.ts'
import { getConfig } from '@lingui/conf'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, type PluginOption } from 'vite'

/** Resolves workspace packages to their source instead of their published build. */
export const sourceConditions = ['@replybay/source', ...defaultClientConditions]

const folder = fileURLToPath(new URL('..', import.meta.url))
const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/**
 * React and Lingui for sources of any package of the workspace.
 * With `failOnMissing` a text without its translation fails the build.
 * The configuration is named, since most packages' folders hold none of their own.
 */
export function reactPlugins({ failOnMissing = false } = {}): PluginOption[] {
  return [
    react(),
    lingui({ configPath, failOnMissing }),
    babel({
      // The preset names its plugin, and only here it is sure to be found.
      cwd: folder,
      parserOpts: { plugins: ['jsx', 'typescript'] },
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ configPath }) }, { configPath })],
    }),
  ]
}
