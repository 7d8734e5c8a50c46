import type { AlikeSource } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Compared, findAlike } from './find-alike.ts'

/**
 * Looks for sources that have the title of what is added, or say nearly that, or answer its question otherwise, before it
 * is. That it can't be looked for keeps nothing from being added.
 * @param text - What is added, as it is now.
 * @param add - Adds it.
 */
export function useAlike(text: Compared, add: () => void) {
  const client = useQueryClient()
  const canCompare = useCan('knowledge')
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<{ of: string; source: AlikeSource }>()
  const said = JSON.stringify(text)
  async function addUnlessAlike() {
    if (isLooking) return
    setLooking(true)
    const source = await findAlike(client, text, canCompare).catch(() => undefined)
    setLooking(false)
    if (source) setFound({ of: said, source })
    else add()
  }
  return {
    isLooking,
    /** The source that is like the text as it is now. */
    alike: found?.of === said ? found.source : undefined,
    addUnlessAlike: () => void addUnlessAlike(),
    /** Nothing is added; what is typed stays. */
    dismiss: () => setFound(undefined),
  }
}
