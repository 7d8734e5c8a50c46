import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Which of these sections is read now. The line that decides goes down the pane as its content goes up, so that the
 * last one has its turn however short it is.
 * @param inside An element of the pane that scrolls.
 * @param ids In the order of the page.
 */
export function useSectionInSight(inside: HTMLElement | null, ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const look = useEffectEvent((pane: HTMLElement) => setCurrent(idAt(readingLine(pane), ids) ?? ids[0]))
  useEffect(() => {
    const pane = inside?.closest<HTMLElement>('[data-settings-scroller]')
    if (!pane) return
    const onScroll = () => look(pane)
    onScroll()
    pane.addEventListener('scroll', onScroll, { passive: true })
    return () => pane.removeEventListener('scroll', onScroll)
  }, [inside])
  return current
}

function readingLine(pane: HTMLElement): number {
  const { top, height } = pane.getBoundingClientRect()
  const range = pane.scrollHeight - pane.clientHeight
  return top + (range > 0 ? (pane.scrollTop / range) * height : 0)
}

function idAt(line: number, ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  })
}
