import { type AlikeSource, knowledgeMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PastedPair } from './read-pairs.ts'

/** Rows that are compared at once. */
const AT_ONCE = 6

/** Looks for sources that are like pasted rows, before those are added. What can't be compared is added. */
export function useAlikeRows() {
  const canCompare = useCan('knowledge')
  const { mutateAsync: find } = useMutation(knowledgeMutations.findAlike())
  /** By the rows' numbers. */
  const [alike, setAlike] = useState<ReadonlyMap<number, AlikeSource>>(new Map())
  const [isAsked, setAsked] = useState(false)

  async function sourceLike({ row, question, answer }: PastedPair) {
    const [source] = (await find({ question, content: answer }).catch(() => undefined)) ?? []
    return source ? ([[row, source]] as const) : []
  }
  async function findAlikeOf(rows: readonly PastedPair[]) {
    const found: (readonly [number, AlikeSource])[] = []
    const compared = canCompare ? rows : []
    for (let from = 0; from < compared.length; from += AT_ONCE) {
      found.push(...(await Promise.all(compared.slice(from, from + AT_ONCE).map(sourceLike))).flat())
    }
    return found
  }
  function forget() {
    setAlike(new Map())
    setAsked(false)
  }
  return { alike, setAlike, isAsked, setAsked, findAlikeOf, forget }
}
