import { Trans, useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { Banner, Button, IconButton } from '@replybay/ui-kit'
import { IconPlayerStopFilled, IconSparkles, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { languageName } from '../model/language-name.ts'
import styles from './ask.module.css'
import { useAsk } from './use-ask.ts'

const AskResult = lazyPart(async () => (await import('./ask-result.tsx')).AskResult)

/** In characters: more is no question. */
const LONGEST = 2_000

/** Tries a question: what the AI agent would reply, and what it found. */
export function AskBox({ onOpen }: { onOpen: (key: string) => void }) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const { asked, isAsking, written, ask, stop, clear } = useAsk()
  const field = useRef<HTMLInputElement>(null)
  const question = typed.trim()
  const language = asked?.answer?.language
  // Until something new is written, the former answer stays.
  const isWriting = isAsking && (written !== '' || !asked)

  function askNow() {
    if (question !== '') ask(question)
  }
  function close() {
    clear()
    setTyped('')
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    // The first Enter of a word that is composed belongs to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') askNow()
    if (event.key !== 'Escape' || (typed === '' && !asked && !isAsking)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <section className={styles['box']} aria-label={t`Try a question`} data-open={Boolean(asked) || isWriting}>
      <div className={styles['line']}>
        <IconSparkles className={styles['spark']} aria-hidden />
        <input
          ref={field}
          className={styles['field']}
          aria-label={t`Ask the AI agent a question, as a customer would`}
          placeholder={t`Ask the AI agent a question, as a customer would`}
          maxLength={LONGEST}
          dir="auto"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {language && <span className={styles['language']}>{languageName(i18n.locale, language)}</span>}
        {(asked || typed !== '') && (
          <IconButton size="sm" label={t`Clear the question`} icon={<IconX aria-hidden />} onClick={close} />
        )}
        {isAsking ? (
          <Button size="sm" leftIcon={<IconPlayerStopFilled aria-hidden />} onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button size="sm" shortcut="enter" disabled={question === ''} onClick={askNow}>
            <Trans>Ask</Trans>
          </Button>
        )}
      </div>
      {asked?.error !== undefined && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => ask(asked.question)}>
              <Trans>Retry</Trans>
            </Button>
          }
        >
          <ErrorWords
            operation="sendExampleConversation"
            error={asked.error}
            detail={t`Your question is still here. Try again.`}
          />
        </Banner>
      )}
      {isWriting && (
        <div className={styles['result']}>
          <div className={styles['reply']}>
            <p role="status" className={styles['replyTitle']}>
              <Trans>The AI agent is replying…</Trans>
            </p>
            {written !== '' && (
              // It is read out once, when it is whole.
              <p className={styles['replyText']} dir="auto" aria-hidden>
                {written}
              </p>
            )}
          </div>
        </div>
      )}
      {asked?.answer && !isWriting && (
        <LazyBoundary>
          <AskResult question={asked.question} answer={asked.answer} onOpen={onOpen} />
        </LazyBoundary>
      )}
    </section>
  )
}
