import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

const prefixes = {
  session: 'rb_s_',
  visitor: 'rb_v_',
  reset: 'rb_r_',
  invitation: 'rb_i_',
  registration: 'rb_g_',
  request: 'rb_q_',
  device: 'rb_d_',
  shop: 'rb_p_',
  order: 'rb_o_',
  hook: 'rb_h_',
} as const

/** A new bearer token. Only its hash is stored: who reads the database can't use it. */
export function newToken(kind: keyof typeof prefixes): string {
  return prefixes[kind] + randomBytes(BYTES).toString('base64url')
}

/** The form in which a token is stored and looked up. A plain hash: a token can't be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
