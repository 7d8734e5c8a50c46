import { type AlikeSource, knowledgeMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface Text {
  content: string
  question?: string
}

/**
 * Looks for sources that say nearly what is added, before it is. That it can't be looked for keeps nothing from being added.
 * @param text - What is added, as it is now.
 * @param add - Adds it.
 */
export function useAlike(text: Text, add: () => void) {
  const canCompare = useCan('knowledge')
  const find = useMutation(knowledgeMutations.findAlike())
  const [found, setFound] = useState<{ of: string; source: AlikeSource }>()
  const said = JSON.stringify(text)
  async function addUnlessAlike() {
    if (find.isPending) return
    const sources = canCompare ? await find.mutateAsync(text).catch(() => undefined) : undefined
    const source = sources?.[0]
    if (source) setFound({ of: said, source })
    else add()
  }
  return {
    isLooking: find.isPending,
    /** The source that says nearly the same as the text does now. */
    alike: found?.of === said ? found.source : undefined,
    addUnlessAlike: () => void addUnlessAlike(),
  }
}
