/** @see https://core.telegram.org/bots/api#setwebhook */
import type { HookPort } from '../hooks/hook-port.ts'
import { isSameSecret } from '../hooks/signature.ts'
import { idAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import { asJson, pathOf } from './path.ts'

/** What is told; reactions are told to who asks for them alone. */
export const UPDATES = ['message', 'edited_message', 'message_reaction'] as const

/** It sends a secret with each update, in place of a signature. */
export const telegramHooks: HookPort = {
  secretOf: (_settings, secret) => secret,
  isSigned: ({ header }, secret) => isSameSecret(header('x-telegram-bot-api-secret-token') ?? '', secret),
  idOf: ({ body }) => updateIdOf(body),
  topicOf: () => 'update',
  // Its messages are read by the messenger.
  read: () => ({ kind: 'other' }),
  registration: {
    async add(ask, settings, { address, secret }) {
      const { status } = await ask(
        pathOf(settings, 'setWebhook'),
        asJson({ url: address, secret_token: secret, allowed_updates: UPDATES }),
      )
      requireSuccess(status)
      return ['webhook']
    },
    async remove(ask, settings) {
      const { status } = await ask(pathOf(settings, 'deleteWebhook'), asJson({}))
      if (status !== 401 && status !== 404) requireSuccess(status)
    },
  },
}

function updateIdOf(body: Uint8Array): string | undefined {
  try {
    return idAt(JSON.parse(Buffer.from(body).toString('utf8')), 'update_id')
  } catch {
    return undefined
  }
}
