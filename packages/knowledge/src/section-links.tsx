import { CountBadge, fadingRowClassName } from '@replybay/ui-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './section-links.module.css'

/** Parts of one page, each with an address of its own: links that have `sectionLinkProps`. */
export function SectionLinks({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  // Where there is no room for all, the one that is shown must not be out of sight.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <nav ref={nav} aria-label={label} className={`${fadingRowClassName()} ${styles['links']}`}>
      {children}
    </nav>
  )
}

interface SectionLink {
  count?: number | undefined
  isCurrent?: boolean
}

/** What makes a link one of the `SectionLinks`. */
export function sectionLinkProps(label: string, { count, isCurrent = false }: SectionLink = {}) {
  return {
    className: styles['link'],
    // The page says which one is shown: an address may name none.
    activeOptions: { exact: true, includeSearch: true },
    ...(isCurrent && { 'aria-current': 'page' as const }),
    children: (
      <>
        {label}
        {count !== undefined && <CountBadge count={count} />}
      </>
    ),
  }
}
