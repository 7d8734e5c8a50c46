import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './growing-textarea.module.css'

export interface GrowingTextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Lines that it has at least. @default 2 */
  minRows?: number | undefined
  /** Lines from which on it scrolls. @default 10 */
  maxRows?: number | undefined
  /** Without border and padding, for use inside a frame of its own. @default false */
  bare?: boolean | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Text of several lines, as high as what is written in it. Needs a name: `aria-label`, or a label of its own. */
export function GrowingTextarea(props: GrowingTextareaProps) {
  const { minRows = 2, maxRows = 10, bare = false, className, ref, value, ...rest } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current)
  // After every render: a draft may be set from outside.
  useLayoutEffect(() => {
    if (area.current) fitToContent(area.current)
  })
  return (
    <textarea
      dir="auto"
      {...rest}
      ref={area}
      value={value}
      rows={minRows}
      className={joinClasses(styles['textarea'], !bare && styles['framed'], className)}
      style={{ '--min-rows': minRows, '--max-rows': maxRows, ...rest.style } as React.CSSProperties}
      onInput={(event) => {
        fitToContent(event.currentTarget)
        rest.onInput?.(event)
      }}
    />
  )
}

/** For browsers that can't do it by `field-sizing: content`. */
function fitToContent(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.setProperty('block-size', 'auto')
  area.style.setProperty('block-size', `${area.scrollHeight}px`)
}
