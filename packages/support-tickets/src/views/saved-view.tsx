import { useLingui } from '@lingui/react/macro'
import { type TicketView, viewMutations } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useAccess, useHeldChange, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { IconButton, Menu, useToasts } from '@replybay/ui-kit'
import {
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconDeviceFloppy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { Link, wholeAddress } from '../links.ts'
import { aRemoval, removals } from '../removal/removals.ts'
import type { SavedViewsProps } from './saved-views.tsx'
import { isChanged, savedSearch } from '../model/ticket-views.ts'
import { viewFilter } from '../model/inbox-filter.ts'
import { useSeenView } from './use-seen-view.ts'
import styles from './view-links.module.css'

const ViewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog)

/** The server counts no further. */
const MOST_COUNTED = 1_000

interface SavedViewProps extends Omit<SavedViewsProps, 'webId'> {
  view: TicketView
  /** Where it stands among those of its kind. */
  place: { index: number; last: number }
}

/** A saved view, and what can be done with it by who may. */
export function SavedView({ view, place, path, search, channel }: SavedViewProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const user = useUser()
  const remove = useHeldChange(removals)
  const [isNaming, setNaming] = useState(false)
  const { name } = view
  const most = formats.number(MOST_COUNTED)
  const isCurrent = search.view === view._id
  const { seen, setSeen, lookAgain } = useSeenView(view, isCurrent || isNaming)
  const { mutate: change } = useMutation({
    ...viewMutations.update(view._id),
    onError: (error) => {
      toasts.show({ tone: 'danger', title: wordError(i18n, 'updateView', error) })
      return lookAgain(error)
    },
  })
  const now = viewFilter(user, channel, search)
  const isAdmin = useAccess()?.isAdmin === true
  const mayChange = !view.shared || view.mine || isAdmin
  const link = (
    <Link
      activeOptions={wholeAddress}
      to={path}
      search={savedSearch(view)}
      className={styles['view']}
      aria-current={isCurrent ? 'page' : undefined}
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
      <Menu
        label={t`View “${name}”`}
        placement="bottom-end"
        trigger={
          <IconButton
            size="sm"
            className={styles['more']}
            label={t`Options for “${name}”`}
            icon={<IconDots aria-hidden />}
          />
        }
        items={[
          {
            key: 'name',
            label: t`Rename`,
            icon: <IconPencil aria-hidden />,
            onSelect: () => setNaming(true),
          },
          {
            key: 'filter',
            label: t`Update with current filters`,
            icon: <IconDeviceFloppy aria-hidden />,
            disabled: !isChanged(seen, now),
            onSelect: () =>
              change(
                { filter: now, seen: { filter: seen.filter } },
                {
                  onSuccess: () => {
                    setSeen({ ...view, filter: now })
                    toasts.show({ tone: 'success', title: t`View “${name}” saved` })
                  },
                },
              ),
          },
          {
            key: 'up',
            label: t`Move up`,
            icon: <IconArrowUp aria-hidden />,
            disabled: place.index === 0,
            onSelect: () => change({ index: place.index - 1 }),
          },
          {
            key: 'down',
            label: t`Move down`,
            icon: <IconArrowDown aria-hidden />,
            disabled: place.index === place.last,
            onSelect: () => change({ index: place.index + 1 }),
          },
          {
            key: 'remove',
            label: t`Delete`,
            icon: <IconTrash aria-hidden />,
            danger: true,
            onSelect: () =>
              remove(aRemoval('view', view._id), {
                title: t`View “${name}” deleted`,
                tooLate: t`The view was already deleted`,
              }),
          },
        ]}
      />
      {isNaming && (
        <LazyBoundary>
          <ViewDialog view={seen} onRefused={lookAgain} onSaved={setSeen} onClose={() => setNaming(false)} />
        </LazyBoundary>
      )}
    </div>
  )
}
