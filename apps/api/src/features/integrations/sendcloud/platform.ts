/** Sendcloud, by its API v2. @see https://api.sendcloud.dev/docs/sendcloud-public-api/ */
import { basicAuth } from '../ask.ts'
import { textAt, valueAt } from '../json.ts'
import type { Platform } from '../platform.ts'
import { Trouble } from '../trouble.ts'
import { cancelLabel } from './cancel-label.ts'
import { sendcloudHooks } from './hooks.ts'
import { orderLabels } from './labels.ts'
import { readPicture } from './picture.ts'

export const sendcloud: Platform = {
  name: 'Sendcloud',
  fields: { public_key: 'secret', private_key: 'secret' },
  originOf: (_settings, places) => places.sendcloud,
  carrier: {
    orderLabels,
    cancelLabel: (ask, { public_key = '', private_key = '' }, reference) =>
      cancelLabel(ask, basicAuth(public_key, private_key), reference),
    readPicture: (ask, { public_key = '', private_key = '' }, reference) =>
      readPicture(ask, basicAuth(public_key, private_key), reference),
  },
  hooks: sendcloudHooks,
  async check(ask, { public_key = '', private_key = '' }, trial) {
    const headers = basicAuth(public_key, private_key)
    const { status, json } = await ask('/api/v2/user', { headers })
    const user = valueAt(json, 'user')
    if (user === undefined && valueAt(json, 'error') === undefined) {
      throw new Trouble('not-this-service', { status })
    }
    trial.pass('address')
    if (status === 401) throw new Trouble('bad-key', { status })
    trial.pass('key', textAt(user, 'username'))
    trial.name = textAt(user, 'company_name')
    // Labels are made of parcels.
    const parcels = status === 200 ? await ask('/api/v2/parcels?limit=1', { headers }) : { status }
    if (parcels.status === 401 || parcels.status === 403) {
      throw new Trouble('missing-permission', { status: parcels.status, value: 'parcels' })
    }
    trial.pass('permission')
    if (parcels.status === 402) throw new Trouble('wrong-plan', { status: 402 })
    if (parcels.status !== 200) {
      throw new Trouble('service-error', { status: parcels.status, value: String(parcels.status) })
    }
    trial.pass('plan')
  },
}
