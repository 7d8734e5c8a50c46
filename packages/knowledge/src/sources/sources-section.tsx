import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useCan, useRouteSearch, useWidth } from '@replybay/feature-kit'
import {
  buttonClassName,
  DataTable,
  type DataTableHandle,
  EmptyState,
  FilteredState,
  FilterBar,
  Skeleton,
  StaleStrip,
} from '@replybay/ui-kit'
import { useCallback, useMemo, useRef } from 'react'
import { AskBox } from '../ask/ask-box.tsx'
import { detailOfError, wordError } from '../errors.ts'
import { Link, useNavigate } from '../links.ts'
import { sourceFilter } from '../model/source-filter.ts'
import { addressOfOrder, sourceOrder, type SourceOrder, type SourceSort } from '../model/source-order.ts'
import type { Source } from '../model/source.ts'
import { RemovalStrips } from '../removal/removal-strips.tsx'
import { useRemoval } from '../removal/use-removal.ts'
import { useRemovedKeys } from '../removal/use-removed.ts'
import { sourcesRoute } from '../routes.ts'
import { BulkBar } from '../selection/bulk-bar.tsx'
import { useBulkSources } from '../selection/use-bulk-sources.ts'
import { AsOf } from './as-of.tsx'
import { HeaderCounts } from './header-counts.tsx'
import { IndexAgain } from './index-again.tsx'
import { SectionFrame } from './section-frame.tsx'
import { SourceActions } from './source-actions.tsx'
import { SourceSearch } from './source-search.tsx'
import { SourcesProblem } from './sources-problem.tsx'
import styles from './sources.module.css'
import { useSourceColumns } from './use-source-columns.tsx'
import { useOrderChoice } from './use-order-choice.tsx'
import { useSourceFilters } from './use-source-filters.tsx'
import { useSourcePane } from './use-source-pane.ts'
import { useSources } from './use-sources.ts'

const SourcePane = lazyPart(async () => (await import('./pane/source-pane.tsx')).SourcePane)

/** Px: two lines of a title, its state and its caption. */
const NARROW_ROW = 96

/** The sources: what the AI agents know, and how far. */
export function SourcesSection() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const address = useRouteSearch(sourcesRoute)
  const filter = sourceFilter(address)
  const order = sourceOrder(address)
  const list = useSources(filter, order)
  const table = useRef<DataTableHandle>(null)
  const [box, width] = useWidth()
  const { columns, isNarrow } = useSourceColumns(width)
  const change = useCallback(
    (changed: Readonly<Record<string, string | undefined>>) =>
      void navigate({
        to: '/knowledge/view-files',
        search: (now) => ({ ...now, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const onSearch = useCallback((search: string | undefined) => change({ search }), [change])
  const onSort = (sorted: SourceOrder) => change(addressOfOrder(sorted))
  const narrowings = useSourceFilters(filter, change)
  const ordering = useOrderChoice(order, onSort)
  // Where there is one column, its head has no place for the others.
  const filters = isNarrow ? [...narrowings, ordering] : narrowings
  const canRetry = useCan('knowledge')
  const isFiltered = Object.keys(filter).length > 0
  const removed = useRemovedKeys()
  const remove = useRemoval()
  const sources = useMemo(() => list.sources.filter(({ key }) => !removed.has(key)), [list.sources, removed])
  const matching = list.matching && list.matching - (list.sources.length - sources.length)
  const bulk = useBulkSources({ filter, sources, removed })
  const pane = useSourcePane({ sources, table, onEscape })
  function onEscape() {
    const hasChosen = bulk.selected.size > 0
    bulk.clear()
    return hasChosen
  }
  function removeChosen() {
    const keys = [...bulk.selected]
    if (pane.openKey !== undefined && bulk.selected.has(pane.openKey)) pane.close()
    remove(keys, undefined, () => bulk.select(new Set(keys)))
    bulk.clear()
  }
  function removeOne({ key, title }: Source) {
    if (key === pane.openKey) pane.close()
    remove([key], title)
  }

  return (
    <SectionFrame
      paneLabel={pane.listed?.title ?? t`Source`}
      onPaneClose={pane.close}
      pane={
        pane.openKey !== undefined && (
          <LazyBoundary>
            <SourcePane
              openKey={pane.openKey}
              listed={pane.listed}
              takeFocus={pane.takeFocus}
              hasPrevious={pane.hasPrevious}
              hasNext={pane.hasNext}
              onMove={pane.move}
              onClose={pane.close}
              renderActions={(source) => <SourceActions source={source} onRemove={() => removeOne(source)} />}
            />
          </LazyBoundary>
        )
      }
      status={<HeaderCounts removed={list.sources.filter(({ key }) => removed.has(key))} />}
      actions={
        list.isLoaded && (
          <>
            <AsOf moment={list.asOf} />
            <IndexAgain />
          </>
        )
      }
    >
      {list.error && list.isLoaded && (
        <StaleStrip
          title={wordError(i18n, 'listKnowledgeDocuments', list.error)}
          detail={detailOfError(
            i18n,
            'listKnowledgeDocuments',
            list.error,
            list.isWebsitesAlone
              ? t`The websites couldn’t be loaded. Everything else is up to date.`
              : t`The sources couldn’t be refreshed.`,
          )}
          asOf={list.asOf}
          onRetry={list.retry}
        />
      )}
      {list.error && !list.isLoaded && <SourcesProblem error={list.error} onRetry={list.retry} />}
      {!list.error && !list.isLoaded && (
        <div
          className={styles['skeletons']}
          role="status"
          aria-busy="true"
          aria-label={t`Loading the sources`}
        >
          {['60%', '45%', '70%', '50%'].map((one) => (
            <Skeleton key={one} width={one} />
          ))}
        </div>
      )}
      <RemovalStrips />
      <div ref={box} className={styles['table']} hidden={!list.isLoaded}>
        <DataTable
          ref={table}
          label={t`Sources`}
          storageKey="sources"
          columns={columns}
          rows={sources}
          getKey={keyOf}
          rowHeight={isNarrow ? NARROW_ROW : undefined}
          onEnd={list.loadMore}
          sort={{ column: order.sort, direction: order.direction }}
          // Sound: only columns that are sorts are sortable.
          onSort={({ column, direction }) => onSort({ sort: column as SourceSort, direction })}
          selected={bulk.selected}
          onSelect={bulk.select}
          current={pane.openKey}
          onOpen={pane.open}
          onMove={pane.follow}
          renderActions={(source) => (
            <SourceActions isRow source={source} onRemove={() => removeOne(source)} />
          )}
          lead={list.isLoaded && (isFiltered || sources.length > 0) && <AskBox onOpen={pane.openKeyed} />}
          toolbar={
            <FilterBar
              filters={filters}
              count={
                matching === undefined ? undefined : (
                  <Plural value={matching} one="# source" other="# sources" />
                )
              }
            >
              <SourceSearch
                value={filter.search ?? ''}
                onChange={onSearch}
                onEnter={() => sources[0] && table.current?.focus(sources[0].key)}
              />
            </FilterBar>
          }
          empty={
            isFiltered ? (
              <FilteredState title={t`No matching sources`} detail={t`Change or clear the filters.`} />
            ) : (
              <EmptyState
                title={t`No sources yet`}
                detail={t`The AI agent replies only from what you teach it.`}
                action={
                  <Link to="/knowledge/upload-resources" className={buttonClassName({ variant: 'primary' })}>
                    <Trans>Add sources</Trans>
                  </Link>
                }
              />
            )
          }
        />
      </div>
      {bulk.selected.size > 0 && (
        <BulkBar
          count={bulk.selected.size}
          matching={matching !== undefined && matching > bulk.selected.size ? matching : undefined}
          isChoosingAll={bulk.isChoosingAll}
          onChooseAll={bulk.chooseAll}
          indexed={bulk.indexed}
          onIndexAgain={canRetry ? bulk.indexAgain : undefined}
          onRemove={removeChosen}
          onClear={bulk.clear}
        />
      )}
    </SectionFrame>
  )
}

const keyOf = ({ key }: Source) => key
