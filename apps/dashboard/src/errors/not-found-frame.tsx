import { buttonClassName, SearchButton } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { entryTarget } from '../layouts/entry-target.ts'
import { sections } from '../layouts/guarded-entries.ts'
import { MenuFrame } from '../layouts/menu-frame.tsx'
import { openOnly, useMenu } from '../layouts/use-menu.ts'
import { usePaletteButton } from '../layouts/use-palette-button.ts'
import { useSectionLabels } from '../layouts/use-section-labels.ts'
import styles from './not-found-frame.module.css'

interface NotFoundFrameProps {
  /** The link to the home page. */
  home: ReactNode
  /** Draws the page with the ways on from there. */
  renderPage: (ways: ReactNode) => ReactNode
}

/** The menu around an address that no page has, with the ways on from there. */
export function NotFoundFrame({ home, renderPage }: NotFoundFrameProps) {
  return <MenuFrame>{renderPage(<Ways home={home} />)}</MenuFrame>
}

/** The search, and the first page of each section that is open to the person. */
function Ways({ home }: { home: ReactNode }) {
  const labels = useSectionLabels()
  const open = openOnly(useMenu()).filter(({ section }) => sections.some((one) => one === section))
  return (
    <>
      <div className={styles['search']}>
        <SearchButton search={usePaletteButton()} />
      </div>
      {open.map(({ section, entries: [first] }) => {
        if (!first) return null
        const Icon = first.entry.icon
        return (
          <Link key={section} {...entryTarget(first.entry)} className={buttonClassName()}>
            <Icon />
            {labels[section]}
          </Link>
        )
      })}
      {home}
    </>
  )
}
