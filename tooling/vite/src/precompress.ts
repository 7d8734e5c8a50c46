import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/
const WORTH_IT_BYTES = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a .br and a .gz beside every text file of a build, so that a server sends them as they are. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'replybay:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string) {
  const text = await readFile(path)
  if (text.length < WORTH_IT_BYTES) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    toBrotli(text, quality).then((packed) => writeFile(`${path}.br`, packed)),
    toGzip(text, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
