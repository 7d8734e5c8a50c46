import { useCan } from '@replybay/feature-kit'
import type { TicketSummary } from '@replybay/api-client'
import { useState } from 'react'
import type { BulkChange } from '../model/bulk-change.ts'
import { BulkBar, type BulkBarProps } from '../bulk/bulk-bar.tsx'
import { useBulkChange } from '../bulk/use-bulk-change.ts'
import type { RowMenuKey } from '../model/row-menu-key.ts'
import { staysListed } from '../model/stays-listed.ts'
import type { RowAct } from './row-tools.tsx'
import { WorkKeys } from './work-keys.tsx'

interface ChosenBarProps extends Omit<BulkBarProps, 'onChange' | 'onExport' | 'opens' | 'onOpened'> {
  /** The ticket whose row has the focus. */
  focused: () => TicketSummary | undefined
  onAct: RowAct
  /** The row may go, and the focus must not go with it. */
  onLeaving: () => void
  onExport: (ids: ReadonlySet<string>) => void
  /** These tickets are back. */
  onUndone: (ids: readonly string[]) => void
  /** These tickets are changed from here on. */
  onChanged: (ids: readonly string[], change: BulkChange) => void
}

/** What is done with the tickets that are chosen; by keys with the one whose row has the focus, while none is. */
export function ChosenBar(props: ChosenBarProps) {
  const { focused, onAct, onLeaving, onExport, onUndone, onChanged, ...bar } = props
  const { webId, filter, selection } = bar
  const canWork = useCan('tickets')
  const [opens, setOpens] = useState<RowMenuKey>()
  const start = useBulkChange()
  function change(wanted: BulkChange, assigneeName?: string) {
    const ids = [...selection.ids]
    const goBack = () => {
      selection.set(ids)
      onUndone(ids)
    }
    start({ webId, ids, change: wanted, assigneeName, told: { onUndone: goBack } })
    onChanged(ids, wanted)
    if (!staysListed(wanted, filter)) selection.clear()
  }
  if (selection.ids.size > 0) {
    return (
      <BulkBar
        {...bar}
        opens={opens}
        onOpened={() => setOpens(undefined)}
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
          setOpens(menu)
        }}
      />
    )
  )
}
