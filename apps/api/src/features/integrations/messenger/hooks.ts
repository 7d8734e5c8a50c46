/** @see https://developers.facebook.com/docs/graph-api/reference/page/subscribed_apps */
import type { HookPort } from '../hooks/hook-port.ts'
import { askGraph } from '../meta/graph.ts'
import { requireGraph } from '../meta/graph-error.ts'
import { metaHooks } from '../meta/hooks.ts'
import { keysOf } from './keys.ts'

/** What an app is told of a page. Of Instagram it is told what a person has chosen in the app. */
const FIELDS = [
  'messages',
  'messaging_postbacks',
  'message_deliveries',
  'message_reads',
  'message_reactions',
  'message_edits',
  'message_echoes',
]

/** The page is told to tell the app. Where the app is told it at, a person enters there. */
export const messengerHooks: HookPort = {
  ...metaHooks,
  isByHand: true,
  registration: {
    async add(ask, settings) {
      const { page_id: account = '' } = settings
      const answer = await askGraph(ask, keysOf(settings), `${account}/subscribed_apps`, {
        method: 'POST',
        query: { subscribed_fields: FIELDS.join(',') },
      })
      requireGraph(answer, { permission: 'pages_manage_metadata', account })
      return [account]
    },
    async remove(ask, settings, id) {
      const answer = await askGraph(ask, keysOf(settings), `${id}/subscribed_apps`, { method: 'DELETE' })
      requireGraph(answer, { permission: 'pages_manage_metadata', account: id })
    },
  },
}
