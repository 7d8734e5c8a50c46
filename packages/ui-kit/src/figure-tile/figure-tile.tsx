import { Trans } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './figure-tile.module.css'

/** What a tile needs of the link that the caller renders. */
export interface FigureTileLinkProps {
  className: string
  children: ReactNode
}

export interface FigureTileProps {
  label: string
  icon: ReactNode
  /** Nothing while it is on its way. */
  figure: ReactNode
  /** What is behind the figure, in a few words. */
  caption?: ReactNode
  /** How grave the figure is. @default 'calm' */
  level?: 'calm' | 'warning' | 'danger' | undefined
  /** The figure could not be read: a dash stands for it, and this tries again. */
  onRetry?: (() => void) | undefined
  /** Renders a router's link, with these props, to what the figure counts. */
  renderLink: (props: FigureTileLinkProps) => ReactNode
}

/** One figure of a row of them. The whole tile is a link to what it counts. */
export function FigureTile({ label, icon, onRetry, renderLink, ...figure }: FigureTileProps) {
  return (
    <div className={styles['tile']}>
      {renderLink({
        className: joinClasses(styles['link']),
        children: (
          <>
            <span className={styles['label']}>
              <span className={styles['icon']} aria-hidden>
                {icon}
              </span>
              <span className={styles['name']}>{label}</span>
              <IconChevronRight className={styles['chevron']} aria-hidden />
            </span>
            {onRetry ? <span className={styles['figure']}>{'—'}</span> : <Figure {...figure} />}
          </>
        ),
      })}
      {onRetry && (
        <button type="button" className={styles['retry']} onClick={onRetry}>
          <Trans>Retry</Trans>
        </button>
      )}
    </div>
  )
}

function Figure({ figure, caption, level = 'calm' }: Pick<FigureTileProps, 'figure' | 'caption' | 'level'>) {
  if (figure === undefined) {
    return (
      <span className={styles['figure']}>
        <Skeleton width="3rem" height="1.5rem" />
      </span>
    )
  }
  return (
    <>
      <span className={joinClasses(styles['figure'], styles[level])}>{figure}</span>
      <span className={styles['caption']} dir="auto">
        {caption}
      </span>
    </>
  )
}
