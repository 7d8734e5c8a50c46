import { Trans, useLingui } from '@lingui/react/macro'
import { type BotSettings, chatQueries, webMutations, webQueries } from '@replybay/api-client'
import { Banner, ConfirmDialog, FieldRow, ProblemState, SegmentedControl, Skeleton } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { detailOfError, wordError } from '../errors.ts'
import { ReplyNumbers } from './reply-numbers.tsx'
import styles from './settings.module.css'

type Mode = NonNullable<BotSettings['replyMode']>

const modes = ['off', 'suggest', 'shadow', 'on'] as const satisfies readonly Mode[]

/** What the AI agent of a website does by itself, with what it did so far. Turning it on asks first. */
export function ReplyModeRow({ webId }: { webId: string }) {
  const { t, i18n } = useLingui()
  const web = useQuery(webQueries.info(webId))
  const { data, error, refetch } = useQuery(webQueries.settings(webId))
  const numbers = useQuery(chatQueries.replyNumbers(webId)).data
  const [isAsking, setAsking] = useState(false)
  const save = useMutation(webMutations.updateSettings(webId))
  const mode = data?.replyMode ?? (data?.autoGenerate ? 'on' : 'off')
  const name = web.data?.name ?? ''
  const unchanged = t`Automatic replies haven’t changed. Try again.`
  const words: Record<Mode, { label: string; detail: string }> = {
    off: { label: t`Off`, detail: t`Every ticket waits for your team.` },
    suggest: {
      label: t`Suggest`,
      detail: t`Your team gets the reply as a suggestion. Nothing is sent automatically.`,
    },
    shadow: {
      label: t`Simulate`,
      detail: t`The AI agent prepares replies that no one sees. They’re only counted, so you can see how many it could send before you turn it on.`,
    },
    on: {
      label: t`On`,
      detail: t`The AI agent replies only from your knowledge base, names the source, and hands off to support what it can’t answer.`,
    },
  }
  const change = (replyMode: Mode) => save.mutate({ replyMode }, { onSettled: () => setAsking(false) })
  const counted = mode === 'off' ? undefined : numbers?.[mode]
  const days = numbers?.days ?? 0
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
            options={modes.map((value) => ({ value, label: words[value].label }))}
            onChange={(wanted) => {
              const next = modes.find((one) => one === wanted)
              if (next === 'on') setAsking(true)
              else if (next) change(next)
            }}
          />
          <p className={styles['note']} aria-live="polite">
            {words[mode].detail}
          </p>
          {counted && <ReplyNumbers isOn={mode === 'on'} days={days} counted={counted} />}
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
        <Trans>
          Customers get its replies immediately, without anyone reading them first. It hands off to your team
          after five replies in a row, when it has no answer, or when a customer asks for a person.
        </Trans>
      </ConfirmDialog>
    </FieldRow>
  )
}
