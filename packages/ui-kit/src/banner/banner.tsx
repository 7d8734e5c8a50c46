import { IconAlertTriangle, IconInfoCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './banner.module.css'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'accent'

export interface BannerProps {
  tone: BannerTone
  /** @default the tone's own */
  icon?: ReactNode
  children: ReactNode
  /** A quiet button or link at the end. */
  action?: ReactNode
  /** `strip` spans a page's width above its header, `box` stands among other things. @default 'box' */
  shape?: 'box' | 'strip' | undefined
}

/** Something that concerns the whole page. One at a time, the gravest first. */
export function Banner({ tone, icon, children, action, shape = 'box' }: BannerProps) {
  return (
    <div
      className={joinClasses(styles['banner'], styles[tone], styles[shape])}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <span className={styles['icon']} aria-hidden>
        {icon ?? ICONS[tone]}
      </span>
      <div className={styles['text']}>{children}</div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}

const ICONS: Record<BannerTone, ReactNode> = {
  info: <IconInfoCircle />,
  success: <IconCircleCheck />,
  warning: <IconAlertTriangle />,
  danger: <IconAlertTriangle />,
  accent: <IconInfoCircle />,
}
