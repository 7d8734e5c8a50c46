import { useLingui } from '@lingui/react/macro'
import { useRouteSearch } from '@replybay/feature-kit'
import { type DataTableHandle, useShortcut } from '@replybay/ui-kit'
import { type RefObject, useRef } from 'react'
import { useNavigate } from '../links.ts'
import { isNamed, type Source } from '../model/source.ts'
import { sourcesRoute } from '../routes.ts'

interface List {
  sources: readonly Source[]
  table: RefObject<DataTableHandle | null>
  /** What Escape does first, where there is something to take back. @returns whether there was. */
  onEscape: () => boolean
}

/** What is open beside the list, by the address; and the keys that open, move and close it. */
export function useSourcePane({ sources, table, onEscape }: List) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { source: named } = useRouteSearch(sourcesRoute)
  const takesFocus = useRef(false)
  const place = named === undefined ? -1 : sources.findIndex((source) => isNamed(source, named))
  const openKey = sources[place]?.key ?? named
  const group = t`Knowledge`
  const show = (key: string | undefined) =>
    navigate({
      to: '/knowledge/view-files',
      search: (now) => ({ ...now, source: key }),
      // Only the first one is a step that Back takes back.
      replace: openKey !== undefined,
      resetScroll: false,
    })
  function openKeyed(key: string) {
    takesFocus.current = true
    void show(key)
  }
  const open = ({ key }: Source) => openKeyed(key)
  async function close() {
    const key = openKey
    await show(undefined)
    // Who stays, because something is not saved, keeps the focus there.
    if (key !== undefined && !hasOpen()) table.current?.focus(key)
  }
  function move(step: 1 | -1) {
    if (openKey === undefined) return table.current?.moveFocus(step)
    const next = sources[place + step]
    if (place < 0 || !next) return
    void show(next.key)
    // The keys that follow mean what is opened, not the row that had the focus before.
    if (table.current?.hasFocus()) table.current.focus(next.key)
  }
  /** Keys have moved the focus to a row: what is open goes along. */
  function follow(source: Source) {
    if (openKey !== undefined) void show(source.key)
  }
  function takeFocus() {
    const takes = takesFocus.current
    takesFocus.current = false
    return takes
  }
  useShortcut({ id: 'next-source', keys: 'j', label: t`Next source`, group, run: () => move(1) })
  useShortcut({ id: 'previous-source', keys: 'k', label: t`Previous source`, group, run: () => move(-1) })
  useShortcut({
    id: 'close-source',
    keys: 'escape',
    label: t`Close the source`,
    group,
    run() {
      const field = document.activeElement
      // Who types leaves the field first, and nothing that was typed.
      if (field instanceof HTMLElement && field.matches('input, textarea, [contenteditable]')) field.blur()
      else if (!onEscape() && openKey !== undefined) void close()
    },
  })
  return {
    openKey,
    takeFocus,
    listed: sources[place],
    hasPrevious: place > 0,
    hasNext: place >= 0 && place < sources.length - 1,
    open,
    openKeyed,
    close: () => void close(),
    move,
    follow,
  }
}

const hasOpen = () => new URLSearchParams(location.search).has('source')
