import type { Settings } from '../secrets.ts'

/** The token is part of the path: it is logged nowhere. */
export const pathOf = ({ bot_token = '' }: Settings, method: string) => `/bot${bot_token}/${method}`

export const filePathOf = ({ bot_token = '' }: Settings, path: string) => `/file/bot${bot_token}/${path}`

export const asJson = (body: unknown) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  content: JSON.stringify(body),
})
