import { expect, test } from 'vitest'
import { placeIn } from './place-in.ts'

test.each([
  ['fr-FR', { location: 'Inverness', country: 'GB' }, 'Inverness, Royaume-Uni'],
  ['es-ES', { location: 'Inverness', country: 'GB' }, 'Inverness, Reino Unido'],
  ['fr-FR', { country: 'ES' }, 'Espagne'],
  // As a backend says it that knows no codes.
  ['fr-FR', { location: 'Inverness, United Kingdom' }, 'Inverness, United Kingdom'],
  ['fr-FR', { location: 'Inverness', country: 'QX' }, 'Inverness'],
  ['fr-FR', { location: 'Inverness', country: 'Scotland' }, 'Inverness'],
  ['fr-FR', {}, undefined],
])('the place of a customer, in %s: %o', (locale, customer, place) => {
  expect(placeIn(locale, customer)).toBe(place)
})
