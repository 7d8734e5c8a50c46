import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  emailSide,
  LazyBoundary,
  lazyPart,
  tellReconnected,
  useFillPreload,
  useLatest,
  useSelection,
  whenIdle,
} from '@replybay/feature-kit'
import {
  EmptyState,
  SplitView,
  useFromBreakpoint,
  useIsOnline,
  useShortcut,
  type VirtualListHandle,
} from '@replybay/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takesAway } from '../acts/email-acts.ts'
import { type ActOnEmails, useEmailAct } from '../acts/use-email-act.ts'
import { useNavigate } from '../links.ts'
import { NEW_EMAIL } from '../model/email-draft.ts'
import { DRAFTS } from '../model/folders.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { nameOf } from '../model/sender.ts'
import { forgetArchived, noteArchived } from '../teaching/asked-lessons.ts'
import { NotLoaded } from '../thread/not-loaded.tsx'
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx'
import { BackToList } from './back-to-list.tsx'
import { DraftList } from './draft-list.tsx'
import { EmailList } from './email-list.tsx'
import styles from './emails.module.css'
import { FoldersPane } from './folders-pane.tsx'
import { neighbourOf, openRowOf } from './open-row.ts'
import { useListKeys } from './use-list-keys.ts'
import { useMailList } from './use-mail-list.ts'

const NewEmailPane = lazyPart(async () => (await import('./new-email-pane.tsx')).NewEmailPane)
const PersonPanel = lazyPart(async () => (await import('../side/person-panel.tsx')).PersonPanel)
const ThreadPane = lazyPart(async () => (await import('../thread/thread-pane.tsx')).ThreadPane)

/** What an open email needs: a list that is there can be read on without a connection. */
const preloadReader = () =>
  Promise.allSettled([
    NewEmailPane.preload(),
    PersonPanel.preload(),
    ThreadPane.preload(),
    import('../composer/rich-editor.ts'),
    import('../composer/thread-composer.tsx'),
    import('../teaching/thread-teaching.tsx'),
  ])

/** Folders, list and thread, as many of them as there is room for. */
export function Emails({ search }: { search: MailSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hasPanes = useFromBreakpoint('md')
  const isOnline = useIsOnline()
  const preloadSide = useFillPreload(emailSide)
  const preload = useEffectEvent(() => void Promise.all([preloadReader(), preloadSide()]))
  useEffect(() => whenIdle(() => preload()), [])
  const isDrafts = search.folder === DRAFTS
  // Behind the drafts, which are no folder of the mailbox, the inbox stays.
  const mail = useMailList(isDrafts ? { ...search, folder: undefined } : search)
  const selection = useSelection(mail.key)
  const list = useRef<VirtualListHandle>(null)
  const actOn = useEmailAct()
  const { email: openId, ...listSearch } = search
  const openRow = openRowOf(mail.rows, openId)
  /** What was open before it left the list: the next one is opened in its place. */
  const [isFollowing, setFollowing] = useState(false)
  /** Whose customer is shown, where that stands in a drawer. */
  const [sideOf, setSideOf] = useState<string>()

  const onSearch = useLatest((change: Partial<MailSearch>, isReplacing?: boolean) => {
    // What was typed is told late: the address may have gone on since this was drawn.
    void navigate({
      to: '/emails/emails',
      search: (now) => ({ ...now, ...change }),
      replace: isReplacing === true,
      resetScroll: false,
    })
  })
  const open = (id: string | undefined) =>
    void navigate({
      to: '/emails/emails',
      search: { ...listSearch, ...(id && { email: id }) },
      replace: true,
      resetScroll: false,
    })
  function leave() {
    if (openId === undefined) return
    void navigate({ to: '/emails/emails', search: listSearch, resetScroll: false })
    if (openRow) list.current?.focus(openRow.key)
  }
  /** Opens again what was taken away, unless another email was opened since. */
  function reopen(instead: string | undefined) {
    void navigate({
      to: '/emails/emails',
      search: (now: MailSearch) =>
        now.folder === search.folder && now.email === instead ? { ...now, email: openId } : now,
      replace: true,
      resetScroll: false,
    })
  }
  const act: ActOnEmails = (name, rows, onUndone) => {
    const isOpen = openRow !== undefined && rows.some(({ key }) => key === openRow.key)
    const isOpenTaken = isOpen && takesAway(name)
    const instead =
      isOpenTaken && hasPanes ? neighbourOf(mail.rows, openRow.key, rows)?.header._id : undefined
    if (isOpenTaken) {
      setFollowing(true)
      open(instead)
    }
    if (isOpen && name === 'unread') leave()
    const focused = list.current?.focusedKey()
    const isFocused = focused !== undefined && rows.some(({ key }) => key === focused)
    const next = isFocused && takesAway(name) ? neighbourOf(mail.rows, focused, rows) : undefined
    const [acted] = rows
    if (name === 'archive' && acted) {
      const { key, header } = acted
      const customerName = nameOf(header.from)
      noteArchived(rows.length === 1 ? { threadKey: key, emailId: header._id, customerName } : undefined)
    }
    actOn(name, rows, () => {
      if (acted) forgetArchived(acted.key)
      if (isOpenTaken) reopen(instead)
      onUndone?.()
    })
    if (next) list.current?.focus(next.key)
  }
  const keys = useListKeys({ list, mail, openRow, selection, onOpen: open, onLeave: leave, onAct: act })
  useShortcut({
    id: 'email-customer',
    keys: 'i',
    label: t`Show customer`,
    group: t`Email`,
    run: () => setSideOf(sideOf === openId ? undefined : openId),
  })
  const chosen = selection.ids.size
  const back = !hasPanes && <BackToList search={listSearch} />

  return (
    <SplitView
      detailOpen={openId !== undefined}
      views={<FoldersPane mail={mail} search={search} />}
      list={
        isDrafts ? (
          <DraftList search={search} folders={mail.folders} />
        ) : (
          <EmailList
            list={list}
            mail={mail}
            search={search}
            selection={selection}
            openKey={openRow?.key}
            onSearch={onSearch}
            onAct={act}
          />
        )
      }
      detail={
        openId === undefined ? (
          <div className={styles['nothing']}>
            <EmptyState
              title={
                chosen > 0
                  ? t`${plural(chosen, { one: '# email selected', other: '# emails selected' })}`
                  : t`No email selected`
              }
              detail={chosen === 0 && t`Select an email to read it.`}
            />
          </div>
        ) : openId === NEW_EMAIL ? (
          <LazyBoundary>
            <NewEmailPane back={back} onDone={() => open(undefined)} />
          </LazyBoundary>
        ) : (
          <LazyBoundary
            pending={<ThreadSkeleton back={back} />}
            renderProblem={(problem) =>
              isOnline ? problem : <NotLoaded back={back} onRetry={tellReconnected} />
            }
          >
            <ThreadPane
              key={openRow?.key ?? openId}
              emailId={openId}
              folder={mail.folder}
              row={openRow}
              back={back}
              takesFocus={isFollowing || !hasPanes}
              onAct={act}
              onMove={keys.move}
              onLeave={leave}
              onShowCustomer={() => setSideOf(openId)}
            />
          </LazyBoundary>
        )
      }
      side={
        openId !== undefined &&
        openId !== NEW_EMAIL && (
          <LazyBoundary renderProblem={(problem) => isOnline && problem}>
            <PersonPanel emailId={openId} />
          </LazyBoundary>
        )
      }
      sideLabel={t`Customer`}
      sideOpen={sideOf !== undefined && sideOf === openId}
      onSideClose={() => setSideOf(undefined)}
    />
  )
}
