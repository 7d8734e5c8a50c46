import { Trans, useLingui } from '@lingui/react/macro'
import { exampleMessageLimits } from '@replybay/api-client/limits'
import { Button, MessageBubble, Select, SettingsSection, surplusOf, TextArea } from '@replybay/ui-kit'
import { IconPlayerStopFilled } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { ANSWER_LANGUAGES, useLanguageNames } from '../questions/language-names.ts'
import { SaidMessage } from './said-message.tsx'
import styles from './trial.module.css'
import type { Conversation } from './use-conversation.ts'

/** Talks to the AI agent as a visitor does. Nothing of it is kept, and no ticket is made. */
export function ConversationSection({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui()
  const names = useLanguageNames(ANSWER_LANGUAGES)
  const { said, lang, isAsking, written, typed, type, setLang, send, resend, stop, clear } = conversation
  const text = typed.trim()
  function sendNow() {
    if (text === '' || isAsking || surplusOf(text, exampleMessageLimits.text) > 0) return
    send(text)
    type('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    sendNow()
  }
  return (
    <SettingsSection
      title={t`Try the AI agent`}
      detail={t`Write as a visitor would. Nothing is kept, and no ticket is created.`}
      aside={
        said.length > 0 && (
          <Button size="sm" variant="subtle" onClick={clear}>
            <Trans>New conversation</Trans>
          </Button>
        )
      }
    >
      <div className={styles['talk']}>
        <div role="log" aria-label={t`Conversation`} className={styles['said']}>
          {said.map((one) => (
            <SaidMessage key={one.id} said={one} onResend={resend} />
          ))}
          {isAsking && (
            <p className={styles['note']}>
              <Trans>The AI agent is replying…</Trans>
            </p>
          )}
          {isAsking && written && (
            // It is read out once, when it is whole.
            <div aria-hidden>
              <MessageBubble
                author="agent"
                authorName={t`AI agent`}
                time={written.at}
                text={written.text}
                state="tried"
              />
            </div>
          )}
        </div>
        <TextArea
          label={t`Your message`}
          minRows={1}
          limit={exampleMessageLimits.text}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles['talkFoot']}>
          <Select
            label={t`Language if not detected`}
            value={lang ?? ''}
            onChange={(chosen) => setLang(chosen || undefined)}
            options={[
              { value: '', label: t`That of your knowledge base` },
              ...ANSWER_LANGUAGES.map((value) => ({ value, label: names(value) })),
            ]}
          />
          {isAsking ? (
            <Button leftIcon={<IconPlayerStopFilled aria-hidden />} onClick={stop}>
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <Button variant="primary" shortcut="enter" disabled={text === ''} onClick={sendNow}>
              <Trans>Send</Trans>
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  )
}
