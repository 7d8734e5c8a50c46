/** Ids are not known when a request is thought up: it names the object, and the id is put in when it is sent. */
import * as fc from 'fast-check'
import { hostileText } from './hostile.ts'

const places = [
  'own-web',
  'own-ticket',
  'own-user',
  'own-customer',
  'own-view',
  'own-canned-answer',
  'own-attachment',
  'own-question',
  'own-company',
  'conversation',
  'their-web',
  'their-ticket',
  'nobody',
] as const

export type Place = (typeof places)[number]

const mark = (place: Place) => `~${place}~`

/** Mostly the object that fits the name of the field or parameter; also others, another company's, and none. */
export function placeOf(name: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(mark(fittingPlace(name))) },
    { weight: 3, arbitrary: fc.constantFrom(...places).map(mark) },
    { weight: 1, arbitrary: hostileText },
  )
}

/** Puts the ids into what names them. */
export function withIds(text: string, idOf: (place: Place) => string): string {
  return places.reduce((result, place) => result.replaceAll(mark(place), idOf(place)), text)
}

function fittingPlace(name: string): Place {
  const named = places.find((place) => place === `own-${name}`)
  if (named) return named
  if (name === 'companyId') return 'own-company'
  if (name === 'customerId') return 'own-customer'
  if (name === 'questionId') return 'own-question'
  if (name === 'attachmentId') return 'own-attachment'
  if (/web|id2/i.test(name)) return 'own-web'
  if (/user|owner/i.test(name)) return 'own-user'
  return name === 'conversation' ? 'conversation' : 'own-ticket'
}
