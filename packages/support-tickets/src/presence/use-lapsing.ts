import type { PresentPerson } from '@replybay/api-client'
import { useEffect, useState } from 'react'

/** Who writes says so again while they do; of who does not, nothing is known after so long. In ms. */
const [WRITES_MS, LOOKS_MS] = [60_000, 600_000]

/** Those who are there, for as long as what was told of them can be believed. */
export function useLapsing(people: readonly PresentPerson[]): readonly PresentPerson[] {
  const [lapsed, setLapsed] = useState<{ people: readonly PresentPerson[]; age: 'writes' | 'looks' }>()
  useEffect(() => {
    const writes = setTimeout(() => setLapsed({ people, age: 'writes' }), WRITES_MS)
    const looks = setTimeout(() => setLapsed({ people, age: 'looks' }), LOOKS_MS)
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
