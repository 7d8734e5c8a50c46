import { Trans } from '@lingui/react/macro'
import { useLocalStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useFromBreakpoint } from '../theme/use-from-breakpoint.ts'
import type { FrameSearch, NavSectionEntry } from './app-frame-types.ts'
import { useKey } from '../shortcuts/use-key.ts'
import styles from './app-frame.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import { isRail, type SidebarChoice } from './sidebar-choice.ts'
import { Sidebar } from './sidebar.tsx'
import { TouchRail } from './touch-rail.tsx'

export interface AppFrameProps {
  workspaceName: string
  /** Opens the palette; it stands first in the navigation. */
  search?: FrameSearch | undefined
  sections: readonly NavSectionEntry[]
  /** Stands above what is at the end, in the rail with room for an icon: a `NavSwitch`. */
  renderStatus?: ((isNarrow: boolean) => ReactNode) | undefined
  /** The person and what is theirs: a `PersonRow`, which knows the rail. */
  foot?: ReactNode
  /** On a phone, at the entry that holds what the bar has no room for: a `CountBadge` of what is new in the foot. */
  news?: ReactNode
  /** A `Banner` in the shape of a strip, above the page. */
  banner?: ReactNode
  /**
   * `warehouse` is for touch and scanners: a rail with words, text one step larger, nothing too small for a glove, in
   * any density. @default 'default'
   */
  layout?: 'default' | 'warehouse' | undefined
  /** Pages of three panes have the rail below xl, unless the sidebar is pinned. @default false */
  railPreferred?: boolean | undefined
  /** The page alone, without navigation and banner. @default false */
  isBare?: boolean | undefined
  /** Keys of the entries in the bar at the bottom of a phone. Four at most. */
  bottomBar: readonly string[]
  children: ReactNode
}

/**
 * The frame of every signed-in page: navigation and the main panel. The navigation is a sidebar, a rail of icons or a
 * bar at the bottom, by the window's width and by the person's choice, which Ctrl/⌘ B switches and the browser keeps.
 */
export function AppFrame(props: AppFrameProps) {
  const { workspaceName, search, sections, foot, banner, layout = 'default', children } = props
  const { railPreferred = false, isBare = false, renderStatus, bottomBar, news } = props
  const isMedium = useFromBreakpoint('md')
  const isLarge = useFromBreakpoint('lg')
  const isExtraLarge = useFromBreakpoint('xl')
  const [choice, setChoice] = useLocalStorage<SidebarChoice>({
    key: 'replybay-sidebar',
    defaultValue: 'auto',
    getInitialValueInEffect: false,
  })
  const rail = isRail({ choice, railPreferred, isLarge, isExtraLarge })
  const toggle = () => setChoice(rail ? 'pinned' : 'collapsed')
  useKey('mod+b', () => isLarge && toggle())

  const isTouch = layout === 'warehouse'
  const navigation = { workspaceName, search, sections, foot }
  if (isBare) {
    return (
      <div className={joinClasses(styles['frame'], isTouch && styles['touch'])} data-navigation="none">
        <main id="main" className={joinClasses(styles['panel'], styles['bare'])} tabIndex={-1}>
          <div className={styles['content']}>{children}</div>
        </main>
      </div>
    )
  }
  return (
    <div
      className={joinClasses(styles['frame'], isTouch && styles['touch'])}
      // Says to style sheets of pages whether the navigation shows its entries by name.
      data-navigation={!isMedium ? 'bar' : rail || isTouch ? 'rail' : 'sidebar'}
    >
      <a className={styles['skip']} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      {isMedium && isTouch && <TouchRail {...navigation} />}
      {isMedium && !isTouch && !rail && (
        <Sidebar {...navigation} status={renderStatus?.(false)} onCollapse={toggle} />
      )}
      {isMedium && !isTouch && rail && (
        <Rail {...navigation} status={renderStatus?.(true)} onExpand={isLarge ? toggle : undefined} />
      )}
      <main id="main" className={styles['panel']} tabIndex={-1}>
        {banner}
        <div className={styles['content']}>{children}</div>
      </main>
      {!isMedium && (
        <BottomBar
          search={search}
          sections={sections}
          keys={bottomBar}
          status={renderStatus?.(false)}
          foot={foot}
          news={news}
        />
      )}
    </div>
  )
}
