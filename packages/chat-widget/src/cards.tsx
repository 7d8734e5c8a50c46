/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Language } from './look.ts'
import type { Grade, WidgetActions } from './state.ts'
import { textsOf } from './texts.ts'

interface CardProps {
  language: Language
  actions: WidgetActions
}

/** Where the visitor is answered once they have left: a line, until they turn to it. */
export function EmailCard({ language, actions }: CardProps) {
  const texts = textsOf(language)
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isEntered, setEntered] = useState(false)
  const isOpen = isEntered || email !== '' || problem !== undefined
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const send = async () => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return setProblem(texts.emailInvalid)
    setSending(true)
    setProblem(undefined)
    const isKept = await actions.leaveEmail(email.trim())
    setSending(false)
    if (!isKept) setProblem(texts.emailFailed)
    return undefined
  }
  return (
    <form
      ref={form}
      class={isOpen ? 'card' : 'card slim'}
      noValidate
      onFocusIn={() => setEntered(true)}
      onFocusOut={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setEntered(false)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isOpen && <strong>{texts.whereReply}</strong>}
      {isOpen && <p>{texts.whereReplyDetail}</p>}
      <label for="email" class={isOpen ? undefined : 'hidden'}>
        {texts.email}
      </label>
      <input
        id="email"
        type="email"
        autocomplete="email"
        placeholder={isOpen ? undefined : texts.emailHint}
        value={email}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'email-problem'}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {problem && (
        <span class="error" id="email-problem" role="alert">
          {problem}
        </span>
      )}
      {isOpen && (
        <button type="submit" class="primary" disabled={isSending}>
          {texts.sendToTeam}
        </button>
      )}
      {isOpen && (
        <button type="button" class="text-button" onClick={actions.replyHere}>
          {texts.replyHere}
        </button>
      )}
    </form>
  )
}

/** How the visitor was helped. */
export function RatingCard({ language, actions, rating }: CardProps & { rating: Grade | undefined }) {
  const texts = textsOf(language)
  const [comment, setComment] = useState('')
  const [isCommented, setCommented] = useState(false)
  return (
    <div class="card" role="group" aria-label={texts.rate}>
      <strong>{texts.rate}</strong>
      <div class="grades">
        {(['good', 'bad'] as const).map((grade) => (
          <button
            key={grade}
            type="button"
            class="grade"
            aria-pressed={rating === grade}
            onClick={() => actions.rate(grade)}
          >
            {texts[grade]}
          </button>
        ))}
      </div>
      {rating && !isCommented && rating === 'bad' && (
        <>
          <label for="comment">{texts.comment}</label>
          <textarea
            id="comment"
            rows={2}
            maxLength={1000}
            value={comment}
            onInput={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <button
            type="button"
            class="primary"
            disabled={comment.trim() === ''}
            onClick={() => {
              actions.rate(rating, comment.trim())
              setCommented(true)
            }}
          >
            {texts.send}
          </button>
        </>
      )}
      {rating && (isCommented || rating === 'good') && <p role="status">{texts.rated}</p>}
    </div>
  )
}
