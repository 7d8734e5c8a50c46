import type { MetaKeys } from '../meta/graph.ts'
import type { Settings } from '../secrets.ts'

export const keysOf = ({ page_access_token = '', app_secret = '' }: Settings): MetaKeys => ({
  token: page_access_token,
  appSecret: app_secret,
})

export const SENDING = 'pages_messaging'
