import { useLingui } from '@lingui/react/macro'
import { ChannelIcon, channelLabel, SegmentedControl, TextArea, TextField } from '@replybay/ui-kit'
import { type RefObject, useId } from 'react'
import { channelLimit, SUBJECT_LIMIT } from '../model/channel-limit.ts'
import { DraftMark } from '../drafts/draft-mark.tsx'
import styles from './new-ticket.module.css'
import type { OpeningDraft } from './use-opening-draft.ts'

interface MessageFieldsProps {
  area: RefObject<HTMLTextAreaElement | null>
  /** Where the customer can be reached; none before that is known. */
  channels: readonly string[]
  channel: string | undefined
  draft: OpeningDraft
  isSaved: boolean
  /** Somebody wanted to send it: what is wrong is said. */
  isTried: boolean
  /** Whether the message has the focus when the dialog opens. */
  takesFocus: boolean
  onChange: (change: Partial<OpeningDraft>) => void
}

/** What is said, and where. */
export function MessageFields(props: MessageFieldsProps) {
  const { area, channels, channel, draft, isSaved, isTried, takesFocus, onChange } = props
  const { t, i18n } = useLingui()
  const statusId = useId()
  const limit = channelLimit(channel ?? '')
  const { subject, text } = draft
  return (
    <>
      {channel !== undefined && channels.length === 1 && (
        <p className={styles['channel']}>
          <ChannelIcon channel={channel} size={16} />
          {i18n._(channelLabel(channel))}
        </p>
      )}
      {channel !== undefined && channels.length > 1 && (
        <SegmentedControl
          label={t`Channel`}
          options={channels.map((each) => ({ value: each, label: i18n._(channelLabel(each)) }))}
          value={channel}
          onChange={(chosen) => onChange({ channel: chosen })}
        />
      )}
      <TextField
        label={t`Subject`}
        hint={t`Optional`}
        autoComplete="off"
        limit={SUBJECT_LIMIT}
        dir="auto"
        value={subject}
        onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
      />
      <div>
        <TextArea
          ref={area}
          label={t`Message`}
          aria-describedby={statusId}
          data-autofocus={takesFocus || undefined}
          minRows={5}
          value={text}
          error={isTried && text.trim() === '' && t`Write a message`}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          onKeyDown={({ key, metaKey, ctrlKey, nativeEvent, currentTarget }) => {
            if (key !== 'Enter' || !(metaKey || ctrlKey) || nativeEvent.isComposing) return
            currentTarget.form?.requestSubmit()
          }}
        />
        <p id={statusId} className={styles['status']}>
          <DraftMark isEmpty={text === ''} isSaved={isSaved} text={text} limit={limit} />
        </p>
      </div>
    </>
  )
}
