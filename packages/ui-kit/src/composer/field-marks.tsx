import { type RefObject, useEffect, useRef } from 'react'
import styles from './field-marks.module.css'

export interface FieldMarksProps {
  area: RefObject<HTMLTextAreaElement | null>
  /** What the textarea holds. */
  text: string
  /** The places that are marked, in their order: to be filled in, or names of colleagues. */
  fields: readonly { at: number; length: number }[]
  /** @default 'open' */
  tone?: 'open' | 'mention' | undefined
}

/** Marks places of a bare `GrowingTextarea`. Stands before it, both in a positioned element. */
export function FieldMarks({ area, text, fields, tone = 'open' }: FieldMarksProps) {
  const backdrop = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    const follow = () => backdrop.current && element && (backdrop.current.scrollTop = element.scrollTop)
    follow()
    element?.addEventListener('scroll', follow)
    return () => element?.removeEventListener('scroll', follow)
  }, [area])
  const parts = fields.flatMap(({ at, length }, index) => {
    const before = fields[index - 1]
    const from = before ? before.at + before.length : 0
    return [text.slice(from, at), <mark key={at}>{text.slice(at, at + length)}</mark>]
  })
  const last = fields.at(-1)
  return (
    <div ref={backdrop} className={styles['backdrop']} data-tone={tone} dir="auto" aria-hidden>
      {parts}
      {text.slice(last ? last.at + last.length : 0)}
      {'\n'}
    </div>
  )
}
