import { useLingui } from '@lingui/react/macro'
import { type TicketView, viewMutations } from '@replybay/api-client'
import { LazyBoundary, useHeldChange, useUser } from '@replybay/feature-kit'
import { IconButton, Menu, useToasts } from '@replybay/ui-kit'
import {
  IconArrowDown,
  IconArrowUp,
  IconDeviceFloppy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { aRemoval, removals } from '../removal/removals.ts'
import type { SavedViewsProps } from './saved-views.tsx'
import { isChanged } from '../model/ticket-views.ts'
import { viewFilter } from '../model/inbox-filter.ts'
import { useSeenView } from './use-seen-view.ts'
import styles from './view-links.module.css'
import { onDemand } from '../on-demand/on-demand.ts'

const ViewDialog = onDemand(async () => (await import('./view-dialog.tsx')).ViewDialog)

interface SavedViewMenuProps extends Pick<SavedViewsProps, 'search' | 'channel'> {
  view: TicketView
  /** Where it stands among those of its kind. */
  place: { index: number; last: number }
}

/** What can be done with a saved view. */
export function SavedViewMenu({ view, place, search, channel }: SavedViewMenuProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const user = useUser()
  const remove = useHeldChange(removals)
  const [isNaming, setNaming] = useState(false)
  const { name } = view
  const { seen, setSeen, lookAgain } = useSeenView(view, search.view === view._id || isNaming)
  const { mutate: change } = useMutation({
    ...viewMutations.update(view._id),
    onError: (error) => {
      toasts.show({ tone: 'danger', title: wordError(i18n, 'updateView', error) })
      return lookAgain(error)
    },
  })
  const now = viewFilter(user, channel, search)
  return (
    <>
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
    </>
  )
}
