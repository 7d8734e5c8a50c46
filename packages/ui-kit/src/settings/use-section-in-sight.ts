import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Px below the header of the page at which a section that was scrolled to begins, and a little more. */
const FIRST_LINE = 24

/**
 * Which of these sections is read now, and a way to go to one. The one with the focus is, until the person scrolls or it
 * is out of sight. Else a line decides, which goes down the pane as its content goes up, so that the last one has its turn
 * however short it is.
 * @param inside An element of the pane that scrolls.
 * @param ids In the order of the page.
 */
export function useSectionInSight(inside: HTMLElement | null, ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  /** The section that got the focus since the person scrolled. */
  const focused = useRef<string>(undefined)
  const look = useEffectEvent((pane: HTMLElement) => {
    if (focused.current !== undefined && isInSight(focused.current, pane)) return
    focused.current = undefined
    setCurrent(idAt(readingLine(pane), ids) ?? ids[0])
  })
  const followFocus = useEffectEvent((target: Element | null) => {
    const id = ids.find((one) => document.getElementById(one)?.contains(target))
    if (id !== undefined) setCurrent((focused.current = id))
  })
  useEffect(() => {
    const pane = paneOf(inside)
    if (!pane) return
    const listening = new AbortController()
    const { signal } = listening
    const onPersonScrolls = () => (focused.current = undefined)
    followFocus(document.activeElement)
    look(pane)
    pane.addEventListener('focusin', ({ target }) => target instanceof Element && followFocus(target), {
      signal,
    })
    pane.addEventListener('wheel', onPersonScrolls, { signal, passive: true })
    pane.addEventListener('touchmove', onPersonScrolls, { signal, passive: true })
    pane.addEventListener('scroll', () => look(pane), { signal, passive: true })
    return () => listening.abort()
  }, [inside])

  function goTo(id: string) {
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start', behavior: 'instant' })
    section?.focus({ preventScroll: true })
    setCurrent((focused.current = id))
  }
  return { current, goTo }
}

function paneOf(inside: HTMLElement | null): HTMLElement | null | undefined {
  return inside?.closest<HTMLElement>('[data-settings-scroller]')
}

function isInSight(id: string, pane: HTMLElement): boolean {
  const section = document.getElementById(id)?.getBoundingClientRect()
  const { top, bottom } = inSight(pane)
  return section !== undefined && section.bottom > top && section.top < bottom
}

/** The part of the pane that the page's header leaves free. */
function inSight(pane: HTMLElement): { top: number; bottom: number; height: number } {
  const { top, bottom } = pane.getBoundingClientRect()
  const begin = top + (Number.parseFloat(getComputedStyle(pane).scrollPaddingBlockStart) || 0)
  return { top: begin, bottom, height: bottom - begin }
}

function readingLine(pane: HTMLElement): number {
  const { top, height } = inSight(pane)
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
