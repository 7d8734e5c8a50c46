/** Telegram, by its Bot API. @see https://core.telegram.org/bots/api */
import { textAt, valueAt } from '../json.ts'
import type { Platform } from '../platform.ts'
import { Trouble } from '../trouble.ts'
import { telegramHooks } from './hooks.ts'
import { telegramMessenger } from './messenger.ts'
import { pathOf } from './path.ts'

export const telegram: Platform = {
  name: 'Telegram',
  fields: { bot_token: 'secret' },
  originOf: (_settings, places) => places.telegram,
  hooks: telegramHooks,
  messenger: telegramMessenger,
  async check(ask, settings, trial) {
    // What is no token at all would be part of a path.
    if (!/^\d+:[\w-]+$/.test(settings['bot_token'] ?? '')) throw new Trouble('bad-key')
    const { status, json } = await ask(pathOf(settings, 'getMe'), {})
    if (valueAt(json, 'ok') === undefined) throw new Trouble('not-this-service', { status })
    trial.pass('address')
    if (status === 401 || status === 404) throw new Trouble('bad-key', { status })
    if (status !== 200) throw new Trouble('service-error', { status, value: String(status) })
    const name = textAt(json, 'result', 'username')
    trial.pass('key', name && `@${name}`)
    trial.name = name && `@${name}`
    trial.pass('permission')
    trial.pass('plan')
  },
}
