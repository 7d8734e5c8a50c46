import { useLingui } from '@lingui/react/macro'
import { viewQueries } from '@replybay/api-client'
import { useCan, useCurrentWeb, useUser } from '@replybay/feature-kit'
import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import type { InboxSearch } from '../model/inbox-search.ts'
import { builtInSearch, builtInViews, savedSearch } from '../model/ticket-views.ts'
import { useViewLabels } from '../views/use-view-labels.ts'
import { viewIcons } from '../views/view-icons.ts'

/** The views that everybody has, and those that were saved. */
export function ViewSource({ search: { words, prefix }, onFound }: PaletteSourceProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const webId = useCurrentWeb()
  const navigate = useNavigate()
  const labels = useViewLabels()
  const isSaved = useCan('views')
  const isMeant = words !== '' && prefix === undefined && webId !== undefined
  const { data, error, refetch } = useQuery({ ...viewQueries.list(webId ?? ''), enabled: isMeant && isSaved })
  const open = (search: InboxSearch) => void navigate({ to: '/webs/tickets', search })
  const builtIn = builtInViews(user).map((view) => {
    const Icon = viewIcons[view]
    return {
      id: `view-${view}`,
      label: labels[view],
      icon: <Icon />,
      run: () => open({ ...builtInSearch(view, {}), channel: 'all' }),
    }
  })
  const saved = (data ?? []).map((view) => ({
    id: `view-${view._id}`,
    label: view.name,
    icon: <IconBookmark />,
    run: () => open(savedSearch(view)),
  }))
  usePaletteSource('views', onFound, {
    ...(error && {
      problem: { title: wordError(i18n, 'listViews', error), onRetry: () => void refetch() },
    }),
    sections: [{ id: 'views', title: t`Views`, commands: isMeant ? [...builtIn, ...saved] : [] }],
  })
  return null
}
