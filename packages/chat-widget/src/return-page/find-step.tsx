/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { CallProblem, calls, type Order, type ReturnPage } from './calls.ts'
import type { Texts } from './texts.ts'

interface FindStepProps {
  page: ReturnPage
  webId: string
  texts: Texts
  orderNumber: string
  /** Whether a link led here that opens nothing any more. */
  isLinkOver: boolean
  onFound: (order: Order, token: string) => void
}

/** Of the product's mark. */
const HULL =
  'M10 3h11a7 7 0 0 1 6.93 6.02A.86.86 0 0 1 27.07 10H18a4.5 4.5 0 0 0 0 9h9.07a.86.86 0 0 1 .86.98A7 7 0 0 1 21 26h-7.8l-5.56 3.86A1.05 1.05 0 0 1 6 29v-4.1A8 8 0 0 1 2 18v-7a8 8 0 0 1 8-8z'

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The order's number, and the email under which it was ordered. */
export function FindStep({ page, webId, texts, orderNumber, isLinkOver, onFound }: FindStepProps) {
  const [number, setNumber] = useState(orderNumber)
  const [email, setEmail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<'notFound' | 'lost' | 'failed'>()
  const wait = useCountdown()
  const numberRef = useRef<HTMLInputElement>(null)
  const emailRef = useRef<HTMLInputElement>(null)
  const numberProblem = isAsked && number.trim() === '' ? texts.orderNumberMissing : undefined
  const emailProblem = isAsked && !isEmail(email.trim()) ? texts.emailInvalid : undefined

  async function find() {
    setAsked(true)
    if (number.trim() === '') return numberRef.current?.focus()
    if (!isEmail(email.trim())) return emailRef.current?.focus()
    if (isFinding || wait.seconds > 0) return undefined
    setFinding(true)
    setProblem(undefined)
    try {
      const { order, token } = await calls.find({ webId, orderNumber: number.trim(), email: email.trim() })
      onFound(order, token)
    } catch (error) {
      const { status = 500, retryAfter = 0 } = error instanceof CallProblem ? error : {}
      if (status === 429) wait.begin(retryAfter)
      else setProblem(status === 404 ? 'notFound' : status === 0 ? 'lost' : 'failed')
    }
    return setFinding(false)
  }

  return (
    <form
      noValidate
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <div>
        <h1>{texts.title}</h1>
        <p class="lead">{page.returnDays === null ? texts.decided : texts.within(page.returnDays)}</p>
      </div>
      {isLinkOver && <p class="notice">{texts.linkOver}</p>}
      <div class="group">
        <label for="number">{texts.orderNumber}</label>
        <input
          id="number"
          ref={numberRef}
          value={number}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={64}
          aria-invalid={numberProblem !== undefined}
          aria-describedby={numberProblem ? 'number-problem' : 'number-hint'}
          onInput={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        {numberProblem ? (
          <span class="error" id="number-problem">
            {numberProblem}
          </span>
        ) : (
          <span class="hint" id="number-hint">
            {texts.orderNumberHint}
          </span>
        )}
      </div>
      <div class="group">
        <label for="email">{texts.email}</label>
        <input
          id="email"
          ref={emailRef}
          type="email"
          value={email}
          autocomplete="email"
          maxLength={254}
          aria-invalid={emailProblem !== undefined}
          aria-describedby={emailProblem && 'email-problem'}
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {emailProblem && (
          <span class="error" id="email-problem">
            {emailProblem}
          </span>
        )}
      </div>
      {problem && (
        <p class="problem" role="alert">
          {texts[problem]}
        </p>
      )}
      <button type="submit" class="primary" disabled={isFinding || wait.seconds > 0}>
        {wait.seconds > 0 ? texts.waitToTry(clockOf(wait.seconds)) : isFinding ? texts.finding : texts.find}
      </button>
      <p class="quiet centered">{texts.alreadyAsked}</p>
    </form>
  )
}

/** The steps to come, and the policy. */
export function FindFoot({ page, texts }: { page: ReturnPage; texts: Texts }) {
  return (
    <footer class="how">
      <ol>
        {texts.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div class="ends">
        {page.policy ? (
          <details>
            <summary>{texts.policy}</summary>
            <p>{page.policy}</p>
          </details>
        ) : (
          <span />
        )}
        <span class="runs-on">
          <svg width="16" height="16" viewBox="0 0 32 32" aria-hidden="true">
            <path class="hull" d={HULL} />
            <rect class="buoy" x="16.25" y="12" width="13.75" height="5" rx="1.75" />
          </svg>
          {texts.runsOn}
        </span>
      </div>
    </footer>
  )
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds until one may try again. */
function useCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return {
    seconds,
    begin(wait: number) {
      setNow(Date.now())
      setUntil(Date.now() + Math.max(1, wait) * 1_000)
    },
  }
}
