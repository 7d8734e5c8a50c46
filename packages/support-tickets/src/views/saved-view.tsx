import { useLingui } from '@lingui/react/macro'
import type { TicketView } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useAccess } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { IconBookmark } from '@tabler/icons-react'
import { Link, wholeAddress } from '../links.ts'
import type { SavedViewsProps } from './saved-views.tsx'
import { savedSearch } from '../model/ticket-views.ts'
import styles from './view-links.module.css'

const SavedViewMenu = lazyPart(async () => (await import('./saved-view-menu.tsx')).SavedViewMenu)

/** The server counts no further. */
const MOST_COUNTED = 1_000

interface SavedViewProps extends Omit<SavedViewsProps, 'webId'> {
  view: TicketView
  /** Where it stands among those of its kind. */
  place: { index: number; last: number }
  /** Whether somebody is there to ask for its menu: its code comes then. */
  hasMenu: boolean
}

/** A saved view, and what can be done with it by who may. */
export function SavedView({ view, place, hasMenu, path, search, channel }: SavedViewProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { name } = view
  const most = formats.number(MOST_COUNTED)
  const isAdmin = useAccess()?.isAdmin === true
  const mayChange = !view.shared || view.mine || isAdmin
  const link = (
    <Link
      activeOptions={wholeAddress}
      to={path}
      search={savedSearch(view)}
      className={styles['view']}
      aria-current={search.view === view._id ? 'page' : undefined}
    >
      <IconBookmark aria-hidden />
      <span className={styles['label']} dir="auto">
        {name}
      </span>
      <span className={styles['count']}>
        {view.count < MOST_COUNTED ? formats.number(view.count) : t`${most}+`}
      </span>
    </Link>
  )
  if (!mayChange) return link
  return (
    <div className={styles['saved']}>
      {link}
      <LazyBoundary>
        {hasMenu && <SavedViewMenu view={view} place={place} search={search} channel={channel} />}
      </LazyBoundary>
    </div>
  )
}
