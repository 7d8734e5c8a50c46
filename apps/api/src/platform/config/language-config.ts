import { LOCALES } from '../database/columns.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

const URL_STRATEGIES = ['no_prefix', 'prefix', 'prefix_except_default', 'prefix_and_default']
const REDIRECT_RULES = ['root', 'no-prefix', 'all']

/**
 * What the dashboard's page is told about its language, like a query string; empty where everything is as usual.
 * @throws StartProblem naming the variable that can't be used.
 */
export function readLanguage(settings: Settings): string {
  const values = new URLSearchParams()
  const pick = (key: string, name: keyof Settings, choices: readonly string[]) => {
    const value = settings[name]
    if (!value) return
    if (!choices.includes(value)) {
      throw new StartProblem(`${name} is "${value}", but has to be one of ${choices.join(', ')}.`)
    }
    values.set(key, value)
  }
  pick('urls', 'REPLYBAY_LOCALE_URLS', URL_STRATEGIES)
  pick('redirect', 'REPLYBAY_LOCALE_REDIRECT', REDIRECT_RULES)
  pick('fallback', 'REPLYBAY_LOCALE_FALLBACK', LOCALES)
  const root = settings.REPLYBAY_ROOT_REDIRECT
  if (root) values.set('root', readPath('REPLYBAY_ROOT_REDIRECT', root))
  pick('cross-origin', 'REPLYBAY_LOCALE_CROSS_ORIGIN', ['on', 'off'])
  if (values.get('cross-origin') === 'off') values.delete('cross-origin')
  return values.toString()
}

/** A path of the dashboard, without search and hash, and never one that a browser reads as another host. */
function readPath(name: string, value: string): string {
  if (/^\/(?![/\\])[^?#\s\\]*$/.test(value)) return value
  throw new StartProblem(`${name} is "${value}", but has to be a path such as /fr-FR or /webs/tickets.`)
}
