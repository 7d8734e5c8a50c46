/** WhatsApp, by its Cloud API. @see https://developers.facebook.com/docs/whatsapp/cloud-api */
import { textAt, valueAt } from '../json.ts'
import { askGraph } from '../meta/graph.ts'
import { graphErrorOf, requireGraph } from '../meta/graph-error.ts'
import { metaHooks } from '../meta/hooks.ts'
import { requireScope } from '../meta/require-scope.ts'
import type { Platform } from '../platform.ts'
import { Trouble } from '../trouble.ts'
import { keysOf, SENDING } from './keys.ts'
import { whatsappMessenger } from './messenger.ts'

const FIELDS = 'display_phone_number,verified_name,quality_rating'

export const whatsapp: Platform = {
  name: 'WhatsApp',
  fields: {
    phone_number_id: 'account id',
    access_token: 'secret',
    verify_token: 'secret',
    app_secret: 'secret',
  },
  originOf: (_settings, places) => places.meta,
  // Its address is entered by a person: the account that the number is in is known to nobody here.
  hooks: metaHooks,
  messenger: whatsappMessenger,
  async check(ask, settings, trial) {
    const { phone_number_id: account = '' } = settings
    const keys = keysOf(settings)
    const answer = await askGraph(ask, keys, account, { query: { fields: FIELDS } })
    const { status, json } = answer
    if (valueAt(json, 'id') === undefined && !graphErrorOf(json)) {
      throw new Trouble('not-this-service', { status })
    }
    trial.pass('address')
    requireGraph(answer, { permission: 'whatsapp_business_management', account })
    trial.name = textAt(json, 'display_phone_number')
    trial.pass('key', textAt(json, 'verified_name'))
    await requireScope(ask, keys, SENDING)
    trial.pass('permission')
    trial.pass('plan', textAt(json, 'quality_rating'))
  },
}
