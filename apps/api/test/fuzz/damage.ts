import * as fc from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'

/** A value in which one place was taken out, exchanged, or added to: it nearly fits. */
export function damaged(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(50), fc.constantFrom('remove', 'exchange', 'add'), hostileText, hostileValue)
    .map(([whole, place, how, name, other]) => {
      const copy: unknown = structuredClone(whole)
      const objects = objectsIn(copy)
      const object = objects[place % Math.max(1, objects.length)]
      if (!object) return other
      const keys = Object.keys(object)
      const key = keys[place % Math.max(1, keys.length)]
      if (how === 'add' || key === undefined) add(object, name, other)
      else if (how === 'remove') delete object[key]
      else object[key] = other
      return copy
    })
}

/** To a list at its end: a name that is a number would give it as many places. */
function add(object: Record<string, unknown>, name: string, value: unknown): void {
  if (Array.isArray(object)) object.push(value)
  else Object.assign(object, { [name]: value })
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  // Sound: lists have keys, too, and what is put there stays JSON.
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}
