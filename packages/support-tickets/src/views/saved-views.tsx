import { useLingui } from '@lingui/react/macro'
import { viewQueries } from '@replybay/api-client'
import { useCan, useFirstInteraction } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { InboxChannel, InboxSearch } from '../model/inbox-search.ts'
import { recountEvery } from '../live/live-state.ts'
import { useWithoutRemoved } from '../removal/use-without-removed.ts'
import type { InboxPath } from '../routes.ts'
import { SavedView } from './saved-view.tsx'
import styles from './view-links.module.css'

export interface SavedViewsProps {
  webId: string
  path: InboxPath
  search: InboxSearch
  /** The channel that is shown, or `all`. */
  channel: InboxChannel
}

/** Views that people have saved: their own, then those of the team. */
export function SavedViews({ webId, path, search, channel }: SavedViewsProps) {
  const { t } = useLingui()
  const [isTouched, setTouched] = useState(false)
  useFirstInteraction(useCallback(() => setTouched(true), []))
  const withoutRemoved = useWithoutRemoved('view')
  const { data: views = [] } = useQuery({
    ...viewQueries.list(webId),
    enabled: useCan('views'),
    refetchInterval: recountEvery,
  })
  const groups = [
    { name: t`Your views`, views: views.filter(({ shared }) => !shared) },
    { name: t`Team views`, views: views.filter(({ shared }) => shared) },
  ]
  return groups.map(({ name, views: ofGroup }) => {
    const shown = withoutRemoved(ofGroup)
    if (shown.length === 0) return null
    const items = shown.map((view, index) => (
      <SavedView
        key={view._id}
        view={view}
        place={{ index, last: shown.length - 1 }}
        hasMenu={isTouched}
        path={path}
        search={search}
        channel={channel}
      />
    ))
    return (
      <nav key={name} aria-label={name} className={styles['column']}>
        <h2 className={styles['group']}>{name}</h2>
        {items}
      </nav>
    )
  })
}
