import type { Translator } from '@replybay/i18n'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { noteFailure, reconnections } from './reconnections.ts'

/**
 * A component whose code is loaded late; `preload` has it there before it is shown, and its texts where it brings any and
 * it is known who speaks them.
 */
export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  preload: (translator?: Translator) => Promise<unknown>
}

/**
 * Loads a component when it is shown for the first time, inside a `LazyBoundary`. Once its code is there it is drawn at
 * once: `lazy` of React would show the boundary's fallback first, which it then keeps for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded = await load())
  /** Where its code could not be loaded: the connection with which that was tried. */
  let failedAt: number | undefined
  const makeLate = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        failedAt = reconnections()
        noteFailure()
        throw error
      }
    })
  let Late = makeLate()
  /** What `lazy` made fails for ever: with another connection, the code is asked for anew. */
  function latest(): ComponentType<Props> {
    if (failedAt !== undefined && failedAt !== reconnections()) {
      failedAt = undefined
      Late = makeLate()
    }
    return Late
  }
  function Part(props: Props) {
    // What is on screen stays the same component: another one would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? latest())
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload })
}
