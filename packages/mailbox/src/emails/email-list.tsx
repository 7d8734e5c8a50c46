import { Plural, useLingui } from '@lingui/react/macro'
import {
  LazyBoundary,
  lazyPart,
  type Selection,
  useFingers,
  useLatest,
  useNow,
  useUser,
} from '@replybay/feature-kit'
import {
  ArrivalsStrip,
  StaleStrip,
  ToastPlace,
  useFromBreakpoint,
  useIsOnline,
  useTicketRowHeight,
  VirtualList,
  type VirtualListHandle,
} from '@replybay/ui-kit'
import { type RefObject, useRef, useState } from 'react'
import type { ActOnEmails } from '../acts/use-email-act.ts'
import { wordError } from '../errors.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { isAborted } from '../model/is-aborted.ts'
import { useDraftKeys } from '../model/use-draft-keys.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './email-list.module.css'
import { EmailRow } from './email-row.tsx'
import { ListHead } from './list-head.tsx'
import { ListState } from './list-state.tsx'
import { useFolderNames } from './use-folder-names.ts'
import type { MailList } from './use-mail-list.ts'

const RowGestures = lazyPart(async () => (await import('./row-gestures.tsx')).RowGestures)

interface EmailListProps {
  mail: MailList
  search: MailSearch
  selection: Selection
  /** Names the row that is open. */
  openKey: string | undefined
  list: RefObject<VirtualListHandle | null>
  onSearch: (change: Partial<MailSearch>, isReplacing?: boolean) => void
  onAct: ActOnEmails
}

/** The middle pane: what the list holds, and the list itself in each of its states. */
export function EmailList({ mail, search, selection, openKey, list, onSearch, onAct }: EmailListProps) {
  const { t, i18n } = useLingui()
  const { waitingLimits } = useUser()
  const now = useNow()
  const pane = useRef<HTMLDivElement>(null)
  const hasFingers = useFingers()
  const drafts = useDraftKeys()
  const rowHeight = useTicketRowHeight()
  const hasPanes = useFromBreakpoint('md')
  // The strip above every page says so already.
  const isOnline = useIsOnline()
  const nameOf = useFolderNames()
  const [firstKey] = useState(mail.key)
  const { email: openId, ...listSearch } = search
  const { folder, rows, error } = mail
  const name = folder ? nameOf(folder) : t`Email`
  const onChoose = useLatest((key: string, isRange: boolean) =>
    isRange
      ? selection.extendTo(
          key,
          rows.map((row) => row.key),
        )
      : selection.toggle(key),
  )
  const chosen = rows.filter(({ key }) => selection.ids.has(key))
  return (
    <div ref={pane} className={styles['pane']} data-searching={mail.isSearching || undefined}>
      <ListHead
        mail={mail}
        title={name}
        search={search}
        onSearch={onSearch}
        onEnterRows={() => list.current?.focus(rows[0]?.key ?? '')}
      />
      {isOnline && error && mail.asOf && (
        <StaleStrip
          title={wordError(i18n, mail.operation, error)}
          detail={isAborted(error) ? t`It took longer than 40 seconds.` : undefined}
          asOf={mail.asOf}
          onRetry={mail.retry}
        />
      )}
      <div role="status">
        {mail.arrivals > 0 && (
          <ArrivalsStrip
            onShow={() => {
              mail.showArrivals()
              list.current?.scrollToStart()
            }}
          >
            <Plural value={mail.arrivals} one="# new email" other="# new emails" />
          </ArrivalsStrip>
        )}
      </div>
      {rows.length === 0 ? (
        <ListState mail={mail} search={search} onSearch={onSearch} />
      ) : (
        <VirtualList
          key={mail.key}
          ref={list}
          label={t`Emails: ${name}`}
          items={rows}
          estimateSize={rowHeight}
          isFixed
          getKey={({ key }) => key}
          placeKey={`emails ${mail.key}`}
          selectedKey={openKey}
          // Who looks for something else wants to see what was found, not where the open email stands in it.
          startsAtTop={mail.key !== firstKey}
          onEndReached={mail.loadMore}
          renderItem={(row, { tabIndex }) => (
            <EmailRow
              row={row}
              listSearch={listSearch}
              now={now}
              tabIndex={tabIndex}
              isOpen={row.key === openKey}
              isChosen={selection.ids.has(row.key)}
              isChoosing={selection.ids.size > 0}
              hasDraft={drafts.has(row.key)}
              isSent={folder?.kind === 'sent'}
              canWait={folder?.kind === 'inbox'}
              waitingLimits={waitingLimits}
              onChoose={onChoose}
            />
          )}
        />
      )}
      {hasFingers && (
        <LazyBoundary>
          <RowGestures
            // Its words go from row to row: those of another language are others.
            key={i18n.locale}
            pane={pane}
            rows={rows}
            folder={folder}
            onAct={onAct}
            selection={selection}
          />
        </LazyBoundary>
      )}
      {chosen.length > 0 && (
        <BulkBar
          rows={chosen}
          folder={folder}
          onAct={(act) => {
            onAct(act, chosen)
            selection.clear()
          }}
          onClear={selection.clear}
        />
      )}
      {/* Behind an email that fills the page the list is not in sight. */}
      {(hasPanes || openId === undefined) && <ToastPlace />}
    </div>
  )
}
