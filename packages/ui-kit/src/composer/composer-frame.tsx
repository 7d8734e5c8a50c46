import type { ReactNode } from 'react'
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
  /** `note` tints the whole box. @default 'reply' */
  tone?: 'reply' | 'note' | undefined
}

/** The box in which an answer is written. */
export function ComposerFrame(props: ComposerFrameProps) {
  const { list, tabs, meta, strip, editor, files, foot, tone = 'reply', takesDrop = false } = props
  return (
    <div className={styles['place']}>
      <div className={joinClasses(styles['box'], styles[tone])} data-takes-drop={takesDrop || undefined}>
        {list && <div className={styles['list']}>{list}</div>}
        {(tabs || meta) && (
          <div className={styles['head']}>
            <div className={styles['tabs']}>{tabs}</div>
            {meta && <div className={styles['meta']}>{meta}</div>}
          </div>
        )}
        {strip && <div className={styles['strip']}>{strip}</div>}
        <div className={styles['editor']}>{editor}</div>
        {files && <ul className={styles['files']}>{files}</ul>}
        <div className={styles['foot']}>{foot}</div>
      </div>
    </div>
  )
}
