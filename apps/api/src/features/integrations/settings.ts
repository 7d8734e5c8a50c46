import { Failure } from '../../platform/contract/failure.ts'
import type { Platform } from './platform.ts'
import type { Settings } from './secrets.ts'

const missing = (name: string) => ({ path: `/body/settings/${name}`, message: 'is required' })

/**
 * What was typed, as it is kept: trimmed, addresses put right.
 *
 * @param kept what is connected now: its secrets hold where none is typed and the address is the same, since others are not
 *   told of them
 * @throws Failure `invalid-request`
 */
export function readSettings(platform: Platform, typed: Settings, kept: Settings | undefined): Settings {
  const names = Object.keys(platform.fields)
  const unknown = Object.keys(typed).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new Failure('invalid-request', {
      fields: [{ path: `/body/settings/${unknown}`, message: 'is unknown' }],
    })
  }
  const addresses = Object.fromEntries(
    names
      .filter((name) => platform.fields[name] === 'address')
      .map((name) => [name, readAddress(platform, name, typed[name])] as const),
  )
  const isSame = Object.entries(addresses).every(([name, value]) => kept?.[name] === value)
  const secrets = names.flatMap((name) => {
    const kind = platform.fields[name]
    if (kind === 'address') return []
    const value = typed[name]?.trim() || (isSame ? kept?.[name] : undefined)
    if (kind === 'account id' && value !== undefined && !/^\d+$/.test(value)) {
      throw new Failure('invalid-request', {
        fields: [{ path: `/body/settings/${name}`, message: 'has to be a number' }],
      })
    }
    if (value !== undefined && !/\s/.test(value)) return [[name, value] as const]
    if (kind === 'optional secret' && value === undefined) return []
    throw new Failure('invalid-request', { fields: [missing(name)] })
  })
  return { ...addresses, ...Object.fromEntries(secrets) }
}

function readAddress(platform: Platform, name: string, typed = ''): string {
  if (typed.trim() === '') throw new Failure('invalid-request', { fields: [missing(name)] })
  const address = platform.readAddress?.(typed)
  if (address === undefined) throw new Error('A platform with an address reads it.')
  return address
}

/** Those that only the vault keeps. */
export function splitSettings(platform: Platform, settings: Settings) {
  const isAddress = ([name]: readonly [string, string]) => platform.fields[name] === 'address'
  const entries = Object.entries(settings)
  return {
    url: entries.find(isAddress)?.[1] ?? null,
    keys: Object.fromEntries(entries.filter((entry) => !isAddress(entry))),
  }
}

/** What of it may be told whole: it opens nothing. */
export const isTold = ({ fields }: Platform, name: string) => fields[name] === 'account id'

/** The address under the name that the platform has for it. */
export function addressOf(platform: Platform, url: string | null): Settings {
  const name = Object.keys(platform.fields).find((each) => platform.fields[each] === 'address')
  return name === undefined || url === null ? {} : { [name]: url }
}
