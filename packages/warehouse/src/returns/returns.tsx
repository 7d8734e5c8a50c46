import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { EmptyState, Sheet, useFromBreakpoint } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFinishing } from '../grading/use-finishing.ts'
import { useGrading } from '../grading/use-grading.ts'
import { useNavigate } from '../links.ts'
import { type ReturnSearch, returnTabOf, statusInSearch } from '../model/return-search.ts'
import { useCompany } from '../model/use-company.ts'
import type { CommandName } from '../scans/read-code.ts'
import { useLookUp } from '../scans/use-look-up.ts'
import { useScanner } from '../scanner/use-scanner.ts'
import { ScanStrip } from '../strip/scan-strip.tsx'
import { useFeedback } from '../strip/use-feedback.ts'
import { ReturnList } from './return-list.tsx'
import { ReturnTabs } from './return-tabs.tsx'
import styles from './returns.module.css'
import { useMoves } from '../inspection/use-moves.ts'
import { exactReturn, lookups, useReturn, useReturns } from './use-returns.ts'

const ReturnPane = lazyPart(async () => (await import('../inspection/return-pane.tsx')).ReturnPane)

/** The returns, and the one that is inspected beside them. Whatever is scanned on the page is a unit of it, or opens another. */
export function Returns({ search }: { search: ReturnSearch }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const companyId = useCompany()
  const navigate = useNavigate()
  const hasPanes = useFromBreakpoint('lg')
  const list = useReturns(search)
  const feedback = useFeedback()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const found = useReturn(search.open, list.returns)
  const row = found.row ?? undefined
  const known = useMemo(() => skusOf(list.returns), [list.returns])
  const moves = useMoves(feedback)

  function change(changed: Partial<ReturnSearch>) {
    void navigate({ to: '/warehouse/returns', search: (now) => ({ ...now, ...changed }), resetScroll: false })
  }
  function open(next: WarehouseReturn) {
    setDrawerOpen(false)
    finishing.close()
    change({ status: statusInSearch(returnTabOf(next)), open: next.orderNumber, part: undefined })
  }
  function foundByScan(next: WarehouseReturn) {
    const isHere = next.orderNumber === row?.orderNumber
    if (isHere && next.status === 'in-transit' && moves.isOffered) return moves.arrive(next)
    open(next)
    feedback.tell({
      tone: 'right',
      sound: 'command',
      title: next.orderNumber,
      detail:
        next.status === 'in-transit' && moves.isOffered
          ? t`On its way. Scan it again when it is here.`
          : next.customer?.name,
    })
  }
  const look = useLookUp({
    open: search.open,
    inSight: (code) => exactReturn(list.returns, code),
    async search(code) {
      for (const options of lookups(companyId, code)) {
        // One after the other: what is not over comes first.
        const { returns } = await client.fetchQuery({ ...options, staleTime: 0, retry: false })
        const next = exactReturn(returns, code)
        if (next) return next
      }
      return undefined
    },
    onFound: foundByScan,
    feedback,
    withoutServer: t`The server can’t be reached. Returns that are on the page can be scanned.`,
  })
  /** @returns the return so many rows below the open one. */
  function neighbor(step: 1 | -1): WarehouseReturn | undefined {
    const place = list.returns.findIndex(({ orderNumber }) => orderNumber === search.open)
    return place === -1 ? list.returns[0] : list.returns[place + step]
  }
  function goOn() {
    const next = neighbor(1) ?? list.returns.find(({ orderNumber }) => orderNumber !== search.open)
    if (next) open(next)
    else change({ open: undefined })
  }
  function obey(command: CommandName) {
    if (command === 'undo') grading.undo()
    else if (command === 'next') goOn()
    else if (command === 'finish') finishing.ask()
    else if (command === 'valid' || command === 'broken' || command === 'rejected')
      grading.gradeActive(command)
    else feedback.tell({ tone: 'info', title: t`That code belongs to the packing station`, sound: 'unknown' })
  }
  const grading = useGrading({
    row,
    isKnown: (SKU) => known.has(SKU),
    feedback,
    onCommand: obey,
    onOther: look,
  })
  const finishing = useFinishing(row, grading, feedback)
  const state = useScanner(grading.onCode)
  const isOpenHere = search.open !== undefined
  const rows = (
    <ReturnList
      list={list}
      search={search}
      onOpen={() => setDrawerOpen(false)}
      onClear={() => change({ q: undefined, only: undefined })}
    />
  )

  return (
    <div className={styles['page']}>
      <h1 className={styles['hidden']}>{t`Returns`}</h1>
      <ScanStrip
        label={t`Scan a return label or an item`}
        state={state}
        waiting={0}
        last={feedback.last}
        onCode={grading.onCode}
      />
      {(!isOpenHere || hasPanes) && <ReturnTabs list={list} search={search} onChange={change} />}
      <div className={styles['panes']} data-open={isOpenHere || undefined}>
        {(!isOpenHere || hasPanes) && <div className={styles['list']}>{rows}</div>}
        {isOpenHere && (
          <LazyBoundary>
            <ReturnPane
              key={search.open}
              orderNumber={search.open ?? ''}
              found={found}
              part={search.part}
              grading={grading}
              moves={moves}
              feedback={feedback}
              finishing={finishing}
              walk={{
                count: list.counts?.[list.tab],
                before: neighbor(-1),
                behind: neighbor(1),
                open,
                openList: () => setDrawerOpen(true),
              }}
              onPart={(part) => change({ part })}
              onLeave={() => change({ open: undefined, part: undefined })}
            />
          </LazyBoundary>
        )}
        {!isOpenHere && hasPanes && list.returns.length > 0 && (
          <div className={styles['nothing']}>
            <EmptyState
              title={t`Scan what came back`}
              detail={t`Scan the label of a return, or choose one in the list.`}
            />
          </div>
        )}
      </div>
      <Sheet
        label={t`Returns`}
        side="start"
        isWide
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
      >
        <ReturnTabs list={list} search={search} onChange={change} isNarrow />
        {rows}
      </Sheet>
    </div>
  )
}

function skusOf(returns: readonly WarehouseReturn[]): ReadonlySet<string> {
  return new Set(returns.flatMap(({ items }) => items.map(({ SKU }) => SKU.toUpperCase())))
}
