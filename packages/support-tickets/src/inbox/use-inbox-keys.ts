import type { Selection } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import { useShortcut, type VirtualListHandle } from '@replybay/ui-kit'
import type { RefObject } from 'react'

interface InboxKeys {
  list: RefObject<VirtualListHandle | null>
  /** The ids of the list, in its order. */
  listed: () => readonly string[]
  openId: string | undefined
  selection: Selection
  /** Opens the ticket below the open one, or the one above. @returns its id. */
  onMove: (step: 1 | -1) => string | undefined
  /** Goes back to the list alone. */
  onLeave: () => void
}

/** What keys do in an inbox: move, choose, go back. */
export function useInboxKeys({ list, listed, openId, selection, onMove, onLeave }: InboxKeys): void {
  const { t } = useLingui()
  const group = t`Tickets`
  function move(step: 1 | -1) {
    if (openId === undefined) return list.current?.moveFocus(step)
    const opened = onMove(step)
    // The keys that follow mean the ticket that is opened, not the row that had the focus before.
    if (opened !== undefined && list.current?.focusedKey() !== undefined) list.current.focus(opened)
  }
  const target = () => list.current?.focusedKey() ?? openId
  useShortcut({ id: 'next-ticket', keys: 'j', label: t`Next ticket`, group, run: () => move(1) })
  useShortcut({ id: 'previous-ticket', keys: 'k', label: t`Previous ticket`, group, run: () => move(-1) })
  useShortcut({
    id: 'choose-ticket',
    keys: 'x',
    label: t`Select or deselect ticket`,
    group,
    run() {
      const id = target()
      if (id !== undefined) selection.toggle(id)
    },
  })
  useShortcut({
    id: 'choose-tickets-to',
    keys: 'shift+x',
    label: t`Extend selection to this ticket`,
    group,
    run() {
      const id = target()
      if (id !== undefined) selection.extendTo(id, listed())
    },
  })
  useShortcut({
    id: 'leave-ticket',
    keys: 'escape',
    label: t`Back to the list`,
    group,
    run() {
      const field = document.activeElement
      // Who types leaves the field first, and nothing that was typed.
      if (field instanceof HTMLElement && field.matches('input, textarea, [contenteditable]')) field.blur()
      else if (selection.ids.size > 0) selection.clear()
      else onLeave()
    },
  })
}
