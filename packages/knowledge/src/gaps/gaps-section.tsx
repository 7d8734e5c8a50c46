import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KnowledgeGap, knowledgeQueries } from '@replybay/api-client'
import { useRouteSearch, useWidth } from '@replybay/feature-kit'
import {
  DataTable,
  type DataTableHandle,
  EmptyState,
  FilteredState,
  FilterBar,
  Skeleton,
  StaleStrip,
} from '@replybay/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useCallback, useRef } from 'react'
import { Contradictions } from '../contradictions/contradictions.tsx'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import { LiveContext } from '../live/live-context.ts'
import { sourcesRoute } from '../routes.ts'
import { AsOf } from '../sources/as-of.tsx'
import { SectionFrame } from '../sources/section-frame.tsx'
import { SourcesProblem } from '../sources/sources-problem.tsx'
import styles from '../sources/sources.module.css'
import { AnsweredToo } from './answered-too.tsx'
import { gapFilter } from './gap-filter.ts'
import { GapPane } from './gap-pane.tsx'
import { useGapColumns } from './use-gap-columns.tsx'
import { useGapFilters } from './use-gap-filters.tsx'

/** Px. */
const ROW = 56
/** How often the list is read again: while an answer is indexed, and else. */
const [WORKING_MS, IDLE_MS] = [3_000, 60_000]
const none: readonly KnowledgeGap[] = []

/** The questions that customers asked and no source answers, most asked first. */
export function GapsSection() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const search = useRouteSearch(sourcesRoute)
  const table = useRef<DataTableHandle>(null)
  const [box, width] = useWidth()
  const filter = gapFilter(search)
  const isLive = use(LiveContext)
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...knowledgeQueries.gaps(filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => !isLive && (state.data?.gaps.some(isIndexing) ? WORKING_MS : IDLE_MS),
  })
  const gaps = data?.gaps ?? none
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
  const open = useCallback(({ gapId }: Pick<KnowledgeGap, 'gapId'>) => change({ gap: gapId }), [change])
  const columns = useGapColumns(gaps, width, open)
  const filters = useGapFilters(filter, change)
  const { gap: opened } = search
  const isFiltered =
    filter.language !== undefined || filter.channel !== undefined || filter.state !== undefined

  function close() {
    change({ gap: undefined })
    if (opened) table.current?.focus(opened)
  }
  function move(step: 1 | -1) {
    const next = gaps[gaps.findIndex(({ gapId }) => gapId === opened) + step]
    if (!next) return
    open(next)
    table.current?.focus(next.gapId)
  }

  const retry = () => void refetch()
  const asOf = new Date(dataUpdatedAt)
  const pane = opened !== undefined && (
    <GapPane
      key={opened}
      id={opened}
      others={gaps}
      onShow={(gapId) => open({ gapId })}
      onMove={move}
      onClose={close}
    />
  )
  return (
    <SectionFrame
      actions={data && <AsOf moment={asOf} />}
      pane={pane}
      paneLabel={t`Question`}
      onPaneClose={close}
    >
      {error && data && (
        <StaleStrip title={wordError(i18n, 'listKnowledgeGaps', error)} asOf={asOf} onRetry={retry} />
      )}
      {error && !data && (
        <SourcesProblem
          error={error}
          title={wordError(i18n, 'listKnowledgeGaps', error)}
          detail={t`Nothing was lost. Try again.`}
          onRetry={retry}
        />
      )}
      {!error && !data && (
        <div
          className={styles['skeletons']}
          role="status"
          aria-busy="true"
          aria-label={t`Loading the questions`}
        >
          {['60%', '45%', '70%', '50%'].map((one) => (
            <Skeleton key={one} width={one} />
          ))}
        </div>
      )}
      {data && filter.state === undefined && <AnsweredToo gaps={gaps} />}
      <div ref={box} className={styles['table']} hidden={!data}>
        <DataTable
          ref={table}
          label={t`Questions that no source answers`}
          storageKey="gaps"
          columns={columns}
          rows={gaps}
          getKey={keyOf}
          current={opened}
          rowHeight={ROW}
          onOpen={open}
          toolbar={
            <FilterBar
              filters={filters}
              count={
                data && (
                  <Trans>
                    <Plural value={data.total} one="# question" other="# questions" />,{' '}
                    <Plural value={data.asked} one="asked # time" other="asked # times" />
                  </Trans>
                )
              }
            />
          }
          empty={
            isFiltered ? (
              <FilteredState title={t`No matching questions`} detail={t`Change or clear the filters.`} />
            ) : (
              <EmptyState
                title={t`No unanswered questions`}
                detail={t`Questions that your sources can’t answer appear here.`}
              />
            )
          }
        />
      </div>
      {data && <Contradictions />}
    </SectionFrame>
  )
}

const keyOf = ({ gapId }: KnowledgeGap) => gapId
const isIndexing = ({ state }: KnowledgeGap) => state === 'indexing'
