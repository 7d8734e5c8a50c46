declare global {
  interface Window {
    /** How many components React has run since it was last set to nothing. */
    drawnComponents: number
  }
}

/** Runs in the page, before its own scripts; it is sent there as text, so it can use nothing of this module. */
export function installDrawingsProbe(): void {
  /** A part of the tree, as far as React's own tools look at it, too. */
  interface Fiber {
    tag: number
    flags: number
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
    memoizedProps: unknown
    memoizedState: unknown
  }
  const COMPONENTS = [0, 1, 11, 14, 15]
  const PERFORMED_WORK = 1
  const isLeft = (one: Fiber, before: Fiber | null) =>
    before !== null &&
    before.child === one.child &&
    before.memoizedProps === one.memoizedProps &&
    before.memoizedState === one.memoizedState
  function countIn(root: Fiber): number {
    let count = 0
    const stack = [root]
    for (let one = stack.pop(); one; one = stack.pop()) {
      const { alternate: before } = one
      const hasRun = COMPONENTS.includes(one.tag) && (one.flags & PERFORMED_WORK) !== 0
      if (hasRun && !isLeft(one, before)) count++
      // The same children: nothing below it was looked at.
      if (before?.child === one.child) continue
      for (let child = one.child; child; child = child.sibling) stack.push(child)
    }
    return count
  }
  window.drawnComponents = 0
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
        window.drawnComponents += countIn(root.current)
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  })
}
