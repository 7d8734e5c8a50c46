import { useLingui } from '@lingui/react/macro'
import { type TicketView, viewMutations } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { wordError } from '../errors.ts'

/** Views that were removed in this tab; the server is told once that can't be undone any more. */
let removed: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function useRemovedViews(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => removed)
}

/** Removes a view after the time in which that can be undone. */
export function useViewRemoval(): (view: TicketView) => void {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  return ({ _id, name }) => {
    change((ids) => ids.add(_id))
    const bringBack = () => change((ids) => ids.delete(_id))
    toasts.show({
      title: t`View “${name}” removed`,
      undo: bringBack,
      onExpire: () => {
        new MutationObserver(client, viewMutations.delete(_id)).mutate().catch((error: unknown) => {
          bringBack()
          toasts.show({ tone: 'danger', title: wordError(i18n, 'deleteView', error) })
        })
      },
    })
  }
}

function change(edit: (ids: Set<string>) => void) {
  const next = new Set(removed)
  edit(next)
  removed = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
