import type { PresentPerson } from '@replybay/api-client'
import { useEffect, useState } from 'react'
import { lapses } from './presence-times.ts'

/** Those who are there, for as long as what was told of them can be believed. */
export function useLapsing(people: readonly PresentPerson[]): readonly PresentPerson[] {
  const [lapsed, setLapsed] = useState<{ people: readonly PresentPerson[]; age: 'writes' | 'looks' }>()
  useEffect(() => {
    const writes = setTimeout(() => setLapsed({ people, age: 'writes' }), lapses.writes)
    const looks = setTimeout(() => setLapsed({ people, age: 'looks' }), lapses.looks)
    return () => {
      clearTimeout(writes)
      clearTimeout(looks)
    }
  }, [people])
  if (lapsed?.people !== people) return people
  return lapsed.age === 'looks' ? [] : people.map((person) => ({ ...person, doing: 'looking' }))
}

export const isWritingPerson = ({ doing }: PresentPerson): boolean =>
  doing === 'replying' || doing === 'noting'
