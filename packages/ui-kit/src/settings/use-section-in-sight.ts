import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Px below the top of the pane at which a section that was scrolled to begins, and a little more. */
const FIRST_LINE = 24

/**
 * Which of these sections is read now, and a way to go to one. The line that decides goes down the pane as its content
 * goes up, so that the last one has its turn however short it is; one that was gone to is read until the next scroll.
 * @param inside An element of the pane that scrolls.
 * @param ids In the order of the page.
 */
export function useSectionInSight(inside: HTMLElement | null, ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  /** How far the pane was scrolled to the section that was gone to. */
  const arrivedAt = useRef<number>(undefined)
  const look = useEffectEvent((pane: HTMLElement) => {
    if (pane.scrollTop === arrivedAt.current) return
    arrivedAt.current = undefined
    setCurrent(idAt(readingLine(pane), ids) ?? ids[0])
  })
  useEffect(() => {
    const pane = paneOf(inside)
    if (!pane) return
    const onScroll = () => look(pane)
    onScroll()
    pane.addEventListener('scroll', onScroll, { passive: true })
    return () => pane.removeEventListener('scroll', onScroll)
  }, [inside])

  function goTo(id: string) {
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start', behavior: 'instant' })
    section?.focus({ preventScroll: true })
    arrivedAt.current = paneOf(inside)?.scrollTop
    setCurrent(id)
  }
  return { current, goTo }
}

function paneOf(inside: HTMLElement | null): HTMLElement | null | undefined {
  return inside?.closest<HTMLElement>('[data-settings-scroller]')
}

function readingLine(pane: HTMLElement): number {
  const { top, height } = pane.getBoundingClientRect()
  const begin = Math.min(FIRST_LINE, height)
  const range = pane.scrollHeight - pane.clientHeight
  return top + begin + (range > 0 ? (pane.scrollTop / range) * (height - begin) : 0)
}

function idAt(line: number, ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  })
}
