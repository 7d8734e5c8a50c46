import { type Ask, basicAuth } from '../ask.ts'
import { someAt } from '../json.ts'
import type { Settings } from '../secrets.ts'
import { Trouble } from '../trouble.ts'
import { requireRight } from './require-right.ts'

/** The largest page that is asked for. */
const MOST_ROWS = 500

/** Rows of a resource; of all fields where no others are asked for. @throws Trouble */
export async function readRows(
  ask: Ask,
  settings: Settings,
  resource: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  const search = new URLSearchParams({ output_format: 'JSON', display: 'full', ...query })
  const { status, json } = await ask(`/api/${resource}?${search}`, {
    headers: basicAuth(settings.api_key ?? '', ''),
  })
  await requireRight(ask, settings, status, `${resource}: GET`)
  if (status !== 200) throw new Trouble('service-error', { status, value: String(status) })
  return someAt(MOST_ROWS, json, resource)
}
