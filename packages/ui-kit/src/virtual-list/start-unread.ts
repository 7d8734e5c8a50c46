import { elementScroll, type Rect, type VirtualizerOptions } from '@tanstack/react-virtual'

type Options = VirtualizerOptions<HTMLDivElement, Element>
type Start = Pick<Options, 'initialRect' | 'observeElementRect' | 'scrollToFn'>

/** What a list takes of the height of the window, rather less: the rows that are drawn beyond its end make up for it. */
const LIKELY_SHARE = 0.75

const begun = new WeakSet<HTMLElement>()

/**
 * How a list begins without reading the layout, which would be computed twice: once without rows, once with them. Until
 * its size is told it is as high as lists are likely to be, so that its first rows are in the first commit.
 */
export function startUnread(onSized: () => void): Start {
  return {
    initialRect: { width: 0, height: window.innerHeight * LIKELY_SHARE },
    observeElementRect: (virtualizer, tell) =>
      observeSize(virtualizer.scrollElement, (rect) => {
        tell(rect)
        onSized()
      }),
    scrollToFn(offset, options, virtualizer) {
      const list = virtualizer.scrollElement
      const isNew = list !== null && !begun.has(list)
      if (list) begun.add(list)
      // There it stands already.
      if (isNew && offset === 0 && !options.adjustments) return
      elementScroll(offset, options, virtualizer)
    },
  }
}

function observeSize(element: HTMLDivElement | null, tell: (rect: Rect) => void): (() => void) | undefined {
  if (!element) return undefined
  let frame = 0
  // It tells of the first size, too. Rows that change while sizes are told would change sizes again.
  const observer = new ResizeObserver((entries) => {
    const { width = 0, height = 0 } = entries.at(-1)?.contentRect ?? {}
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => tell({ width, height }))
  })
  observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
