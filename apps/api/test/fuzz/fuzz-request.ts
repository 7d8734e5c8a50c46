/** Requests as somebody could send them: fitting the contract, nearly fitting it, and hostile ones. */
import * as fc from 'fast-check'
import { API_PREFIX } from '../../src/platform/contract/contract.ts'
import { demoAccounts } from '../../src/platform/demo/accounts.ts'
import { missingHandlers } from '../../src/platform/contract/missing-handlers.ts'
import { routes, type Route } from '../contract-check.ts'
import { mediaOf, parametersOf } from '../sample.ts'
import { damaged } from './damage.ts'
import { fitting } from './fitting.ts'
import { FORM_TYPE, formFor } from './form.ts'
import { hostileHeader, hostileText, hostileValue } from './hostile.ts'
import { placeOf } from './places.ts'

const FORM = 'multipart/form-data'

/** Nested as deep as a body may be long, whole and broken off, and names that are parts of every object. */
const awkward = [
  '{"message":"x","__proto__":{"status":"closed"}}',
  '{"message":"x","constructor":{"prototype":{"status":"closed"}}}',
  '['.repeat(50_000),
  '['.repeat(50_000) + ']'.repeat(50_000),
  '{"message":'.repeat(20_000) + '1' + '}'.repeat(20_000),
]

/** A demo account by its address, or who has none: a visitor, a customer, a stranger, somebody who resets their password. */
export type Caller = string

const accounts = demoAccounts.map(({ email }) => email)

export interface FuzzRequest {
  method: string
  /** With names instead of ids. */
  url: string
  caller: Caller
  headers: Record<string, string>
  /** Undefined sends none. */
  body: string | undefined
}

const isMissing = (route: Route) => missingHandlers.some((id) => id === route.operation.operationId)
const handled = routes.filter((route) => !isMissing(route))
const missing = routes.filter(isMissing)

/** Any request; what is answered by a handler far more often than what is not there yet. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...handled).chain(requestOf) },
  { weight: 2, arbitrary: strayRequest() },
  ...(missing.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...missing).chain(requestOf) }] : []),
)

/** Requests to one operation. */
export function requestOf(route: Route): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    method: fc.constant(route.method),
    url: urlOf(route),
    caller: callerOf(route),
    headers: headersOf(route),
    body: bodyOf(route),
  })
}

/** Addresses and methods that the contract does not have. */
function strayRequest(): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'),
    url: fc
      .array(fc.oneof(fc.constantFrom('api', 'v1', 'tickets', 'docs', 'assets', '..'), hostileText), {
        maxLength: 6,
      })
      .map((parts) => `/${parts.map(encode).join('/')}`),
    caller: fc.constantFrom('anonymous', ...accounts),
    headers: extraHeaders(),
    body: fc.constant(undefined),
  })
}

/** Mostly somebody who may call. */
function callerOf({ operation }: Route): fc.Arbitrary<Caller> {
  const anybody = fc.constantFrom(...accounts, 'visitor', 'customer', 'reset', 'anonymous')
  const roles = operation['x-roles']
  const fittest = [
    ...accounts.filter((email) => roles.some((role) => email.startsWith(role))),
    ...(['visitor', 'customer', 'reset', 'anonymous'] as const).filter((kind) => roles.includes(kind)),
  ]
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fittest) }, { weight: 1, arbitrary: anybody })
}

function urlOf(route: Route): fc.Arbitrary<string> {
  const parameters = parametersOf(route)
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const path = fc.record(
    Object.fromEntries(
      inPath.map((one) => [one.name, fc.oneof(placeOf(kindOf(route, one.name)), placeOf(one.name))]),
    ),
  )
  const query = fc.record(
    Object.fromEntries(
      inQuery.map((one) => [
        one.name,
        fc.oneof(
          { weight: 4, arbitrary: fitting(one.schema, one.name) },
          { weight: 1, arbitrary: hostileText },
        ),
      ]),
    ),
    { requiredKeys: [] },
  )
  const surplus = fc.option(fc.tuple(hostileText, hostileText), { freq: 8, nil: undefined })
  // Each parameter once, as a rule; twice is a list.
  const times = fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(2) })
  return fc.tuple(path, query, surplus, times).map(([ids, known, more, count]) => {
    const address = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(String(ids[name])))
    const once = [...Object.entries(known), ...(more ? [more] : [])]
    const pairs = Array.from({ length: count }, () => once)
      .flat()
      .map((pair) => pair.map((part) => encode(String(part))).join('='))
    return `${API_PREFIX}${address}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
  })
}

/** What `id` is the id of, where it is not a ticket's. */
const kinds = [
  ['/visitor/', 'conversation'],
  ['/webs/', 'webId'],
  ['/customers/', 'customer'],
  ['/views/view/', 'view'],
  ['/canned-answers/', 'canned-answer'],
] as const

/** The same name stands for different things in different paths. */
function kindOf(route: Route, name: string): string {
  const [, kind] = kinds.find(([beginning]) => route.path.startsWith(beginning)) ?? []
  return name === 'id' && kind ? kind : name
}

function headersOf(route: Route): fc.Arbitrary<Record<string, string>> {
  const takesKey = parametersOf(route).some((one) => one.in === 'header')
  const key = fc.oneof(fc.constantFrom('key-number-1', 'key-number-2'), fc.uuid(), hostileHeader)
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant(mediaOf(route)?.[0] === FORM ? FORM_TYPE : 'application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'application/json; charset=latin1',
        'text/plain',
        'multipart/form-data; boundary=x',
      ),
    },
    { weight: 1, arbitrary: hostileHeader },
  )
  const own = fc.record({ 'content-type': type, 'idempotency-key': key }, { requiredKeys: ['content-type'] })
  return fc.tuple(own, extraHeaders()).map(([{ 'idempotency-key': sent, ...rest }, extra]) => ({
    ...(mediaOf(route) && rest),
    ...(takesKey && sent !== undefined && { 'idempotency-key': sent }),
    ...extra,
  }))
}

/** Most requests have none of them. */
function extraHeaders(): fc.Arbitrary<Record<string, string>> {
  const names = [
    'authorization',
    'accept',
    'cookie',
    'origin',
    'x-xsrf-token',
    'if-none-match',
    'accept-language',
    'range',
  ]
  const some = fc.dictionary(fc.constantFrom(...names), hostileHeader, { maxKeys: 2, noNullPrototype: true })
  return fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: some })
}

function bodyOf(route: Route): fc.Arbitrary<string | undefined> {
  const [type, media] = mediaOf(route) ?? []
  if (media && type === FORM) return formFor(media.schema)
  if (!media || type !== 'application/json') {
    const surplus = fc.oneof(hostileText, fc.constant('{}'))
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: surplus })
  }
  const fit = fitting(media.schema, 'body')
  return fc.oneof(
    { weight: 6, arbitrary: fit.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: damaged(fit).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(...awkward) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** As an address may hold it; what can't be, since it is half a character, goes as the bytes that stand for it. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
