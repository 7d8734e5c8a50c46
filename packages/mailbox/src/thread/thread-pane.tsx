import { useLingui } from '@lingui/react/macro'
import { ApiError, type EmailFolder, emailQueries } from '@replybay/api-client'
import { errorDetail, LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { Button, LockedState, ProblemState, StaleStrip, useIsOnline } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ActOnEmails } from '../acts/use-email-act.ts'
import { wordError } from '../errors.ts'
import type { MailRow } from '../model/group-threads.ts'
import { isAborted } from '../model/is-aborted.ts'
import { NotLoaded } from './not-loaded.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import styles from './thread-pane.module.css'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useMarkSeen } from './use-mark-seen.ts'
import { useRefusalNotice } from './use-refusal-notice.ts'

const ThreadTeaching = lazyPart(async () => (await import('../teaching/thread-teaching.tsx')).ThreadTeaching)
const ThreadComposer = lazyPart(async () => (await import('../composer/thread-composer.tsx')).ThreadComposer)

export interface ThreadPaneProps {
  /** The email whose thread is shown. */
  emailId: string
  /** The folder that it was opened from. */
  folder: EmailFolder | undefined
  /** Its row in the list, where it stands in it. */
  row: MailRow | undefined
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  /** Whether the focus comes along when it is there. */
  takesFocus: boolean
  onAct: ActOnEmails
  onMove: (step: 1 | -1) => void
  onLeave: () => void
  /** Shows who wrote, where that does not stand beside the thread. */
  onShowCustomer: () => void
}

/** One thread, or why it can't be shown. */
export function ThreadPane(props: ThreadPaneProps) {
  const { emailId, folder, row, back, takesFocus, onAct, onMove, onLeave, onShowCustomer } = props
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const pane = useRef<HTMLElement>(null)
  const { data, error, dataUpdatedAt, refetch } = useQuery(emailQueries.thread({ header_id: emailId }))
  useMarkSeen(data)
  useRefusalNotice(data)
  const retry = () => void refetch()
  const isThere = data !== undefined
  useEffect(() => {
    if (takesFocus && isThere) pane.current?.focus({ preventScroll: true })
  }, [takesFocus, isThere])
  const isGone = error instanceof ApiError && error.isNotFound
  const threadKey = data?.threadId ?? emailId
  if (!data && !isOnline) return <NotLoaded back={back} onRetry={retry} />
  if (!data && error) {
    return (
      <div className={styles['pane']}>
        {back && <div className={styles['back']}>{back}</div>}
        <Failure error={error} onRetry={retry} onLeave={onLeave} />
      </div>
    )
  }
  if (!data) return <ThreadSkeleton back={back} />
  return (
    <article ref={pane} tabIndex={-1} className={styles['pane']} aria-label={data.subject || t`No subject`}>
      <ThreadHeader
        thread={data}
        threadKey={threadKey}
        folder={folder}
        row={isGone ? undefined : row}
        back={back}
        onAct={onAct}
        onMove={onMove}
        onShowCustomer={onShowCustomer}
      />
      {isGone && (
        <p className={styles['notice']} role="status">
          {t`This email was deleted elsewhere.`}
        </p>
      )}
      {isOnline && error && !isGone && (
        <StaleStrip
          title={wordError(i18n, 'getEmailThread', error)}
          detail={isAborted(error) ? t`It took longer than 40 seconds.` : undefined}
          asOf={new Date(dataUpdatedAt)}
          onRetry={retry}
        />
      )}
      <ThreadMessages key={emailId} thread={data} threadKey={threadKey} />
      {!isGone && (
        <LazyBoundary>
          <ThreadTeaching thread={data} threadKey={threadKey} folder={folder} />
          <ThreadComposer thread={data} threadKey={threadKey} />
        </LazyBoundary>
      )}
    </article>
  )
}

function Failure({ error, onRetry, onLeave }: { error: Error; onRetry: () => void; onLeave: () => void }) {
  const { t, i18n } = useLingui()
  if (error instanceof ApiError && error.isForbidden) {
    return (
      <LockedState title={t`You don’t have access to email`} detail={t`The account owner can change that.`} />
    )
  }
  if (error instanceof ApiError && error.isNotFound) {
    return (
      <ProblemState
        title={t`This email can’t be found`}
        detail={t`It may have been deleted, or it belongs to another account.`}
        action={<Button onClick={onLeave}>{t`Back to the list`}</Button>}
      />
    )
  }
  return (
    <ProblemState
      title={wordError(i18n, 'getEmailThread', error)}
      detail={isAborted(error) ? t`It took longer than 40 seconds.` : errorDetail(i18n, error)}
      onRetry={onRetry}
      report={error.message}
    />
  )
}
