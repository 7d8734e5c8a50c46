import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A component whose code is loaded late; `preload` has it there before it is shown. */
export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  preload: () => Promise<unknown>
}

/**
 * Loads a component when it is shown for the first time, inside a `LazyBoundary`. Once its code is there it is drawn at
 * once: `lazy` of React would show the boundary's fallback first, which it then keeps for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded = await load())
  let Late = lazyOnce()
  function lazyOnce(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        // It would fail for ever: who shows it again asks for the code again.
        Late = lazyOnce()
        throw error
      }
    })
  }
  function Part(props: Props) {
    // What is on screen stays the same component: another one would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload })
}
