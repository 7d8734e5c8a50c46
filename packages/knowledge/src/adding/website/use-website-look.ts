import { type KnowledgeProblem, knowledgeMutations, runMutation } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addRead, beginLook, nextPages, type WebsiteLook } from './website-look.ts'

/** After the last letter; in ms. */
const TYPING_MS = 500
/** Pages that are asked for at once: few, so that rows come in as they are found. */
const AT_ONCE = 4

export type Looked =
  /** Nothing to look at, or the person still types. */
  | { kind: 'none' }
  | { kind: 'looking' | 'stopped' | 'done'; look?: WebsiteLook }
  /** It can't be added. */
  | { kind: 'refused'; problem: KnowledgeProblem }
  /** Nobody knows what is there; what was found until then is kept. */
  | { kind: 'failed'; look?: WebsiteLook | undefined }

interface Wanted {
  /** Undefined for what is no address, or where the backend can't look. */
  link: string | undefined
  /** Whether the other pages are looked at, too. */
  isRecursive: boolean
}

/** Looks at a website once its address is typed. Each address is looked at anew. */
export function useWebsiteLook({ link, isRecursive }: Wanted) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ of: string; looked: Looked }>()
  const ending = useRef<AbortController>(undefined)
  const name = `${link} ${isRecursive} ${attempt}`

  useEffect(() => {
    if (link === undefined) return undefined
    const controller = new AbortController()
    ending.current = controller
    const { signal } = controller
    const tell = (looked: Looked) => signal.aborted || setState({ of: name, looked })
    async function ask(of: string, pages?: string[]) {
      const wanted = { link: of, signal, ...(pages && { pages }) }
      const seen = await runMutation(client, knowledgeMutations.lookAtWebsite(), wanted)
      if (!seen) throw new TypeError('What was seen is missing.')
      return seen
    }
    let look: WebsiteLook | undefined
    async function run(named: string) {
      tell({ kind: 'looking' })
      const first = await ask(named)
      if (first.problem) return tell({ kind: 'refused', problem: first.problem })
      look = beginLook(first.link, first.pages)
      tell({ kind: 'looking', look })
      let wanted = isRecursive ? nextPages(look, AT_ONCE) : []
      while (wanted.length > 0) {
        const { pages: read, retryAfter } = await ask(first.link, wanted)
        look = addRead(look, read)
        tell({ kind: 'looking', look })
        // What was not read in time is asked for again, but of a website that wants to be left alone.
        if (read.length === 0 || retryAfter !== undefined) break
        wanted = nextPages(look, AT_ONCE)
      }
      return tell({ kind: 'done', look })
    }
    const timer = setTimeout(() => void run(link).catch(() => tell({ kind: 'failed', look })), TYPING_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, link, isRecursive, name])

  const looked: Looked = state?.of === name && link !== undefined ? state.looked : { kind: 'none' }
  return {
    looked,
    lookAgain: () => setAttempt((before) => before + 1),
    /** What was found until now can be added. */
    stop: () => {
      ending.current?.abort()
      if (looked.kind === 'looking') setState({ of: name, looked: { ...looked, kind: 'stopped' } })
    },
  }
}
