import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Sheet } from '../sheet/sheet.tsx'
import { useFromBreakpoint } from '../theme/use-from-breakpoint.ts'
import styles from './split-view.module.css'
import { listWidths, useListWidth } from './use-list-width.ts'
import { useSideFits } from './use-side-fits.ts'

export interface SplitViewProps {
  /** Shown from lg on; below, the page offers the views as a menu over its list. */
  views?: ReactNode
  list: ReactNode
  /** What is chosen in the list. */
  detail?: ReactNode
  /**
   * Beside the detail where that keeps 480 px, else a drawer; `data-side` says which, so that a button for the drawer
   * can hide by css.
   */
  side?: ReactNode
  /** The drawer's name. */
  sideLabel?: string | undefined
  /** Whether the drawer is open, where the side is one. @default false */
  sideOpen?: boolean | undefined
  onSideClose?: (() => void) | undefined
  /** Below md there is room for one pane: the list, or with this the detail. */
  detailOpen: boolean
}

/** Two to four panes side by side, each of which scrolls on its own. */
export function SplitView(props: SplitViewProps) {
  const { views, list, detail, side, sideLabel = '', sideOpen = false, onSideClose, detailOpen } = props
  const detailPane = useRef<HTMLDivElement>(null)
  const isMedium = useFromBreakpoint('md')
  const sideFits = useSideFits(detailPane) && isMedium
  const { t } = useLingui()
  const { width, divider } = useListWidth()
  return (
    <div
      className={styles['split']}
      data-detail-open={detailOpen}
      data-side={sideFits ? 'beside' : 'drawer'}
      style={width === undefined ? undefined : ({ '--list-width': `${width}px` } as CSSProperties)}
    >
      {views && <div className={styles['views']}>{views}</div>}
      <div className={styles['list']}>
        {list}
        {/* It takes the focus and arrow keys, as a slider does. */}
        <div
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={t`List width`}
          aria-valuemin={listWidths.min}
          aria-valuemax={listWidths.max}
          aria-valuenow={width ?? listWidths.min}
          className={styles['divider']}
          {...divider}
        />
      </div>
      <div ref={detailPane} className={styles['detail']}>
        {detail}
      </div>
      {side && sideFits && <div className={styles['side']}>{side}</div>}
      {side && !sideFits && onSideClose && (
        <Sheet side={isMedium ? 'end' : 'bottom'} label={sideLabel} isOpen={sideOpen} onClose={onSideClose}>
          {side}
        </Sheet>
      )}
    </div>
  )
}
