import type { MetaKeys } from '../meta/graph.ts'
import type { Settings } from '../secrets.ts'

export const keysOf = ({ access_token = '', app_secret = '' }: Settings): MetaKeys => ({
  token: access_token,
  appSecret: app_secret,
})

export const SENDING = 'whatsapp_business_messaging'
