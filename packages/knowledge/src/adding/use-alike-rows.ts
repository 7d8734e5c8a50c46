import type { AlikeSource } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findAlike } from '../alike/find-alike.ts'
import { titleOfPair } from '../model/title-of-pair.ts'
import type { PastedPair } from './read-pairs.ts'

/** Rows that are compared at once. */
const AT_ONCE = 6

/** Looks for sources that are like pasted rows, before those are added. What can't be compared is added. */
export function useAlikeRows() {
  const canCompare = useCan('knowledge')
  const client = useQueryClient()
  /** By the rows' numbers. */
  const [alike, setAlike] = useState<ReadonlyMap<number, AlikeSource>>(new Map())
  const [isAsked, setAsked] = useState(false)

  async function sourceLike({ row, question, answer }: PastedPair) {
    const compared = { title: titleOfPair(question), question, content: answer }
    const source = await findAlike(client, compared, canCompare).catch(() => undefined)
    return source ? ([[row, source]] as const) : []
  }
  async function findAlikeOf(rows: readonly PastedPair[]) {
    const found: (readonly [number, AlikeSource])[] = []
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      found.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map(sourceLike))).flat())
    }
    return found
  }
  function forget() {
    setAlike(new Map())
    setAsked(false)
  }
  return { alike, setAlike, isAsked, setAsked, findAlikeOf, forget }
}
