/** Messenger of a page, and Instagram of the account that is linked with it. @see https://developers.facebook.com/docs/messenger-platform */
import { idAt, textAt, valueAt } from '../json.ts'
import { askGraph } from '../meta/graph.ts'
import { graphErrorOf, requireGraph } from '../meta/graph-error.ts'
import { requireScope } from '../meta/require-scope.ts'
import type { Platform } from '../platform.ts'
import { Trouble } from '../trouble.ts'
import { messengerHooks } from './hooks.ts'
import { keysOf, SENDING } from './keys.ts'
import { messengerMessenger } from './messenger.ts'

export const messenger: Platform = {
  name: 'Messenger',
  fields: {
    page_id: 'account id',
    page_access_token: 'secret',
    verify_token: 'secret',
    app_secret: 'secret',
  },
  originOf: (_settings, places) => places.meta,
  hooks: messengerHooks,
  messenger: messengerMessenger,
  async check(ask, settings, trial) {
    const { page_id: account = '' } = settings
    const keys = keysOf(settings)
    const answer = await askGraph(ask, keys, account, {
      query: { fields: 'name,instagram_business_account' },
    })
    const { status, json } = answer
    if (valueAt(json, 'id') === undefined && !graphErrorOf(json)) {
      throw new Trouble('not-this-service', { status })
    }
    trial.pass('address')
    requireGraph(answer, { permission: 'pages_show_list', account })
    trial.name = textAt(json, 'name')
    trial.pass('key', trial.name)
    await requireScope(ask, keys, SENDING)
    trial.pass('permission')
    const instagram = idAt(json, 'instagram_business_account', 'id')
    trial.pass('plan', instagram && `Instagram ${instagram}`)
  },
}
