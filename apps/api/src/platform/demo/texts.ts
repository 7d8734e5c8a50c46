import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoTextsFolder } from '../../paths.ts'

/**
 * What a feature's demo says, from `demo/texts/` in its folder. A server without a demo reads none of it.
 *
 * @param file without its ending, as in `inbox/parcels`.
 * @throws where there is no such file, or where it is no JSON.
 */
export async function readDemoTexts(feature: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(demoTextsFolder(feature), `${file}.json`), 'utf8')) as unknown
}
