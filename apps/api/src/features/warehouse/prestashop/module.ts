import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { prestashopModuleFolder } from '../../../paths.ts'

interface ModuleSettings {
  /** Where it tells what happens. */
  address: string
  token: string
  /** What it signs with; absent where it signs nothing. */
  secret?: string | undefined
}

/** PrestaShop wants the folder to be called as the module. */
const FOLDER = 'replybay'
const FILES = ['replybay.php', 'config.xml', 'index.php', 'LICENSE.txt']

/** The module, ready to be installed: it knows where to tell, and as whom. */
export async function buildModule({ address, token, secret }: ModuleSettings): Promise<Uint8Array> {
  const entries = await Promise.all(
    FILES.map(
      async (name) => [`${FOLDER}/${name}`, await readFile(join(prestashopModuleFolder, name))] as const,
    ),
  )
  const pairs = Object.entries({ address, token, ...(secret !== undefined && { secret }) })
  const list = pairs.map(([name, value]) => `${quote(name)} => ${quote(value)}`).join(', ')
  const settings = `<?php\n\nif (!defined('_PS_VERSION_')) {\n    exit;\n}\n\nreturn array(${list});\n`
  return zipSync({ ...Object.fromEntries(entries), [`${FOLDER}/settings.php`]: strToU8(settings) })
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
