import { Trans, useLingui } from '@lingui/react/macro'
import { chatQueries, webMutations, webQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Banner, ConfirmDialog, FieldRow, ProblemState, SegmentedControl, Skeleton } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { detailOfError, wordError } from '../errors.ts'
import { ReplyNumbers } from './reply-numbers.tsx'
import styles from './settings.module.css'
import { type ReplyMode, useReplyModes } from './use-reply-modes.ts'

/** What the AI agent of a website does by itself, with what it did so far. Turning it on asks first. */
export function ReplyModeRow({ webId }: { webId: string }) {
  const { t, i18n } = useLingui()
  const web = useQuery(webQueries.info(webId))
  const { data, error, refetch } = useQuery(webQueries.settings(webId))
  const isWhole = useCan('answering')
  const numbers = useQuery({ ...chatQueries.replyNumbers(webId), enabled: isWhole }).data
  const [isAsking, setAsking] = useState(false)
  const save = useMutation(webMutations.updateSettings(webId))
  const mode = data?.replyMode ?? (data?.autoGenerate ? 'on' : 'off')
  const name = web.data?.name ?? ''
  const modes = useReplyModes()
  const unchanged = t`Automatic replies haven’t changed. Try again.`
  const change = (wanted: ReplyMode) =>
    save.mutate(isWhole ? { replyMode: wanted } : { autoGenerate: wanted === 'on' }, {
      onSettled: () => setAsking(false),
    })
  return (
    <FieldRow title={<span dir="auto">{name || t`Website`}</span>}>
      {error && !data && (
        <ProblemState
          title={wordError(i18n, 'getBotSettings', error)}
          detail={detailOfError(i18n, 'getBotSettings', error, unchanged)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton width="60%" />}
      {data && (
        <>
          <SegmentedControl
            label={t`Automatic replies on ${name}`}
            value={mode}
            disabled={save.isPending}
            options={modes.map(({ value, label }) => ({ value, label }))}
            onChange={(wanted) => {
              const next = modes.find(({ value }) => value === wanted)?.value
              if (next === 'on') setAsking(true)
              else if (next) change(next)
            }}
          />
          <p className={styles['note']} aria-live="polite">
            {modes.find(({ value }) => value === mode)?.detail}
          </p>
          {numbers && mode !== 'off' && <ReplyNumbers numbers={numbers} />}
          {save.error && (
            <Banner tone="danger">
              <ErrorWords operation="updateBotSettings" error={save.error} detail={unchanged} />
            </Banner>
          )}
        </>
      )}
      <ConfirmDialog
        title={t`Let the AI agent reply on ${name}?`}
        isOpen={isAsking}
        confirmLabel={t`Turn on`}
        busy={save.isPending}
        onConfirm={() => change('on')}
        onClose={() => setAsking(false)}
      >
        {isWhole ? (
          <Trans>
            Customers get its replies immediately, without anyone reading them first. It hands off to your
            team after five replies in a row, when it has no answer, or when a customer asks for a person.
          </Trans>
        ) : (
          <Trans>Customers get its replies immediately, without anyone reading them first.</Trans>
        )}
      </ConfirmDialog>
    </FieldRow>
  )
}
