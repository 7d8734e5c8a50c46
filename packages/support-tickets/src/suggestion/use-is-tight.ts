import { type RefObject, useEffect, useState } from 'react'

/** What the thread keeps, and what stands around the text that is written: a suggestion of two lines, and tools; px. */
const THREAD = 160
const SUGGESTION = 92
const TOOLS = 64
/** The text scrolls from here on. */
const MOST_TEXT = 110

/** Whether a suggestion beside the text that is written would take the thread's room. */
export function useIsTight(editor: RefObject<HTMLTextAreaElement | null>): boolean {
  const [isTight, setTight] = useState(false)
  // Not before all is drawn: the editor comes after what stands above it.
  useEffect(() => {
    const area = editor.current
    const article = area?.closest('article')
    if (!area || !article) return undefined
    const measure = () => {
      const header = article.querySelector('header')?.offsetHeight ?? 0
      const text = Math.min(area.scrollHeight, MOST_TEXT)
      setTight(article.clientHeight < header + THREAD + SUGGESTION + text + TOOLS)
    }
    // It tells the first size by itself.
    const observer = new ResizeObserver(measure)
    observer.observe(article)
    observer.observe(area)
    return () => observer.disconnect()
  }, [editor])
  return isTight
}
