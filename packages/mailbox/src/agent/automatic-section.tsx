import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Banner, ConfirmDialog, SettingsSection } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './agent.module.css'
import { ModeCards } from './mode-cards.tsx'
import { type ReplyMode, useReplyModes } from './use-reply-modes.ts'

interface AutomaticSectionProps {
  mode: ReplyMode
  /** How many emails came in so many days; nothing where that is not known. */
  emails: { total: number; days: number } | undefined
  /** The server has taken it. */
  onSaved: (automaticAnswer: 0 | 1) => void
}

/** What the AI agent does with emails by itself. A mode is lit once the server says so; turning it on asks first. */
export function AutomaticSection({ mode, emails, onSaved }: AutomaticSectionProps) {
  const { t, i18n } = useLingui()
  const isPaused = useUser().agentsPaused === true
  const isWhole = useCan('mailbox')
  const modes = useReplyModes()
  const [isAsking, setAsking] = useState(false)
  const [wanted, setWanted] = useState<ReplyMode>()
  const change = useMutation(emailMutations.setAutomaticAnswer())
  function turn(replyMode: ReplyMode) {
    const automaticAnswer = replyMode === 'on' ? 1 : 0
    setWanted(replyMode)
    change.mutate(
      { automaticAnswer, ...(isWhole && { replyMode }) },
      {
        onSuccess: () => onSaved(automaticAnswer),
        onSettled: () => {
          setWanted(undefined)
          setAsking(false)
        },
      },
    )
  }
  const aDay = emails && Math.round(emails.total / emails.days)
  return (
    <SettingsSection title={t`Automatic replies`}>
      <div className={styles['body']}>
        {isPaused && (
          <Banner tone="warning">
            {t`Automatic replies are turned off for the whole account. Nothing is sent until they’re on again.`}
          </Banner>
        )}
        <ModeCards
          label={t`Automatic replies`}
          modes={modes}
          value={mode}
          wanted={wanted}
          onChoose={(next) => (next === 'on' ? setAsking(true) : turn(next))}
        />
        {change.error && <Banner tone="danger">{wordError(i18n, 'setAutomaticAnswer', change.error)}</Banner>}
      </div>
      <ConfirmDialog
        title={t`Turn on automatic replies?`}
        confirmLabel={t`Turn on`}
        variant="primary"
        isOpen={isAsking}
        busy={change.isPending}
        onConfirm={() => turn('on')}
        onClose={() => setAsking(false)}
      >
        <Trans>Customers get replies that no one reads first, for the whole mailbox.</Trans>{' '}
        {aDay !== undefined && aDay > 0 && (
          <>
            <Plural
              value={aDay}
              one="About # email a day is looked at."
              other="About # emails a day are looked at."
            />{' '}
          </>
        )}
        <Trans>
          Automated emails, such as newsletters, senders who can’t be confirmed, and threads in which your
          team replied never get a reply. The switch in the menu turns all automatic replies off at once.
        </Trans>
      </ConfirmDialog>
    </SettingsSection>
  )
}
