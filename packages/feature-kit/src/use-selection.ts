import { type RowSelection, selectRange, toggleRow } from '@replybay/ui-kit'
import { useState } from 'react'

/** What a person has chosen in a list. */
export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  /** All from the one that was chosen last up to this one, in the order of the list. */
  extendTo: (id: string, listed: readonly string[]) => void
  set: (ids: Iterable<string>) => void
  clear: () => void
}

const nothing: RowSelection = { selected: new Set(), anchor: undefined }

/**
 * What is chosen in a list; another list begins with nothing.
 * @param atFirst What is chosen when the page opens.
 */
export function useSelection(listKey: string, atFirst: Iterable<string> = []): Selection {
  const [{ of, chosen }, setState] = useState<{ of: string; chosen: RowSelection }>(() => ({
    of: listKey,
    chosen: { selected: new Set(atFirst), anchor: undefined },
  }))
  const current = of === listKey ? chosen : nothing
  const change = (next: RowSelection) => setState({ of: listKey, chosen: next })
  return {
    ids: current.selected,
    toggle: (id) => change(toggleRow(current, id)),
    extendTo: (id, listed) => change(selectRange(listed, current, id)),
    set: (ids) => change({ selected: new Set(ids), anchor: undefined }),
    clear: () => change(nothing),
  }
}
