import { useCan } from '@replybay/feature-kit'
import type { TicketSummary } from '@replybay/api-client'
import { useState } from 'react'
import type { BulkChange } from '../model/bulk-change.ts'
import { BulkBar, type BulkBarProps } from '../bulk/bulk-bar.tsx'
import { useBulkChange } from '../bulk/use-bulk-change.ts'
import type { RowMenuKey } from '../model/row-menu-key.ts'
import { staysListed } from '../model/stays-listed.ts'
import { rowAfter } from './row-after.ts'
import type { RowAct } from './row-tools.tsx'
import { WorkKeys } from './work-keys.tsx'

interface ChosenBarProps extends Omit<
  BulkBarProps,
  'onChange' | 'onExport' | 'opens' | 'onOpened' | 'onDismissed'
> {
  openId: string | undefined
  /** The ticket whose row has the focus. */
  focused: () => TicketSummary | undefined
  onAct: RowAct
  /** The row may go, and the focus must not go with it. */
  onLeaving: () => void
  /** Gives the focus back to the row of a ticket. */
  onReturn: (ticketId: string) => void
  onExport: (ids: ReadonlySet<string>) => void
  /** These tickets are back. */
  onUndone: (ids: readonly string[]) => void
  /** These tickets are changed from here on. */
  onChanged: (ids: readonly string[], change: BulkChange) => void
}

/** What is done with the tickets that are chosen; by keys with the one whose row has the focus, while none is. */
export function ChosenBar(props: ChosenBarProps) {
  const { openId, focused, onAct, onLeaving, onReturn, onExport, onUndone, onChanged, ...bar } = props
  const { webId, filter, loaded, selection } = bar
  const canWork = useCan('tickets')
  const [opens, setOpens] = useState<RowMenuKey>()
  /** The ticket that is chosen for as long as its menu is open. */
  const [borrowed, setBorrowed] = useState<string>()
  const start = useBulkChange()
  function change(wanted: BulkChange, assigneeName?: string) {
    const ids = [...selection.ids]
    const goBack = () => {
      if (borrowed === undefined) selection.set(ids)
      onUndone(ids)
    }
    start({ webId, ids, change: wanted, assigneeName, told: { onUndone: goBack } })
    onChanged(ids, wanted)
    const stays = staysListed(wanted, filter)
    // Keys mean the open ticket as long as that is there, and no row has the focus.
    const isLost = openId === undefined || ids.includes(openId) || focused() !== undefined
    const next = !stays && isLost ? rowAfter(loaded.tickets, ids) : undefined
    if (borrowed === undefined && next !== undefined) onReturn(next)
    if (borrowed !== undefined) release(borrowed)
    else if (!stays) selection.clear()
    if (borrowed !== undefined && !stays) onLeaving()
  }
  function release(id: string) {
    setBorrowed(undefined)
    selection.clear()
    onReturn(id)
  }
  if (selection.ids.size > 0) {
    return (
      <BulkBar
        {...bar}
        opens={opens}
        onOpened={() => setOpens(undefined)}
        onDismissed={() => {
          if (borrowed !== undefined) release(borrowed)
        }}
        onChange={change}
        onExport={() => onExport(selection.ids)}
      />
    )
  }
  return (
    canWork && (
      <WorkKeys
        filter={filter}
        focused={focused}
        onAct={onAct}
        onLeaving={onLeaving}
        onMenu={(id, menu) => {
          selection.set([id])
          setBorrowed(id)
          setOpens(menu)
        }}
      />
    )
  )
}
