import type { ReactNode, Ref } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './composer-frame.module.css'

export interface ComposerFrameProps {
  /** What is chosen from while something is typed, above the tabs. */
  list?: ReactNode
  /** Reply or note: `ComposerTab`s. */
  tabs?: ReactNode
  /** Channel and reply window, at the far end of the tabs. */
  meta?: ReactNode
  /** Suggestions and warnings, above the editor. What shows nothing takes no room. */
  strip?: ReactNode
  /** A bare `GrowingTextarea`. */
  editor: ReactNode
  /** `ComposerFile`s that go with the text. */
  files?: ReactNode
  /** Files are held over the place where they can be let go. @default false */
  takesDrop?: boolean | undefined
  /** Tools and state first, buttons last: see `ComposerFoot`. */
  foot: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
  /** On a phone, until it is touched: one line of the editor, with these around it and nothing else. */
  rest?: ComposerRest | undefined
  /** On a phone, it fills the positioned element around it. @default false */
  isFilling?: boolean | undefined
  /** `note` tints the whole box. @default 'reply' */
  tone?: 'reply' | 'note' | undefined
}

/** What stands in the one line of a composer at rest. */
export interface ComposerRest {
  before: ReactNode
  /** In the field, at its end. */
  inside?: ReactNode
  after: ReactNode
}

/** The box in which an answer is written. */
export function ComposerFrame(props: ComposerFrameProps) {
  const { list, tabs, meta, strip, editor, files, foot, rest, tone = 'reply', takesDrop = false, ref } = props
  const { isFilling = false } = props
  return (
    <div
      ref={ref}
      className={styles['place']}
      data-composer={rest ? 'rest' : 'touched'}
      data-filling={isFilling || undefined}
    >
      <div className={joinClasses(styles['box'], styles[tone])} data-takes-drop={takesDrop || undefined}>
        {!rest && list && <div className={styles['list']}>{list}</div>}
        {!rest && (tabs || meta) && (
          <div className={styles['head']}>
            <div className={styles['tabs']}>{tabs}</div>
            {meta && <div className={styles['meta']}>{meta}</div>}
          </div>
        )}
        {!rest && strip && <div className={styles['strip']}>{strip}</div>}
        {/* The editor stays the same element, and keeps the focus, when the rest comes. */}
        <div className={styles['line']}>
          {rest?.before}
          <div className={styles['editor']}>
            {editor}
            {rest?.inside}
          </div>
          {rest?.after}
        </div>
        {!rest && files && <ul className={styles['files']}>{files}</ul>}
        {!rest && <div className={styles['foot']}>{foot}</div>}
      </div>
    </div>
  )
}
