import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type RequestBody } from '@replybay/api-client'
import { Button, CodeInput, textLinkClassName } from '@replybay/ui-kit'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wordFormError } from '../captcha/captcha-failure.ts'
import styles from '../entry.module.css'
import { FailureNote } from '../failure-note.tsx'
import { usePersonCheck } from '../captcha/use-person-check.ts'
import { WaitNote } from './wait-note.tsx'
import { useResend } from './use-resend.ts'

const LENGTH = 6

interface CodeFormProps {
  /** How another code is asked for. */
  request: RequestBody<'generateCode'>
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  /** What is said of a wrong code. @default the catalogue's words */
  wrong?: string
  /** The way out where the code is wrong, or no more codes are taken. */
  otherwise?: ReactNode
  onSubmit: (code: string) => void
}

/** The six digits that came by mail; the last one sends them. */
export function CodeForm({ request, isBusy, error: failed, wrong, otherwise, onSubmit }: CodeFormProps) {
  const { t, i18n } = useLingui()
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const [replaced, setReplaced] = useState<Error | null>(null)
  /** What was said of a code in whose place a new one was sent. */
  const [outdated, setOutdated] = useState<Error | null>(null)
  const check = usePersonCheck('validate_code')
  const submit = (value: string) => check.mutate(undefined, { onSuccess: () => onSubmit(value) })
  const error = check.error ?? failed
  const resend = useResend(request, () => {
    setCode('')
    setReplaced(error)
    setOutdated(error)
    form.current?.querySelector('input')?.focus()
  })
  const isRefused = error instanceof ApiError && error.operation === 'validateCode' && error.status === 400
  const refusal = isRefused ? error : null
  // A wrong code stays, and the next key begins another one.
  const isWrong = error !== null && error !== replaced
  // Before anybody sees that it is wrong: who types at once would hit the last box.
  useLayoutEffect(() => {
    if (refusal) form.current?.querySelector('input')?.focus()
  }, [refusal])
  const isRefusing = useIsRefusing(error)
  const isPasting = useRef(false)
  const change = (value: string) => {
    // What is typed over a wrong code begins another one; what is pasted is another one.
    const next = isWrong && !isPasting.current ? value.slice(0, 1) : value
    isPasting.current = false
    setCode(next)
    setReplaced(error)
    if (!isRefusing && next.length === LENGTH && (isWrong || code.length < LENGTH)) submit(next)
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefusing) submit(code)
      }}
      onKeyDownCapture={(event) => {
        if (!isWrong || !/^\d$/.test(event.key)) return
        // A box tells nothing of a digit that it holds already: the wrong code goes before the key takes effect.
        event.stopPropagation()
        setCode('')
        setReplaced(error)
      }}
      onPasteCapture={() => {
        isPasting.current = true
      }}
    >
      <FailureNote error={resend.error}>
        {resend.error && wordFormError(i18n, 'generateCode', resend.error)}
      </FailureNote>
      {!isRefused && (
        <FailureNote error={error}>{error && wordFormError(i18n, 'validateCode', error)}</FailureNote>
      )}
      <CodeInput
        label={t`Code`}
        hint={t`Six digits, valid for 15 minutes.`}
        error={isRefused && error !== outdated && (wrong ?? wordFormError(i18n, 'validateCode', error))}
        autoFocus
        value={code}
        onChange={change}
      />
      <WaitNote error={error} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        loading={check.isPending || isBusy}
        disabled={isRefusing || code.length < LENGTH}
      >
        <Trans>Continue</Trans>
      </Button>
      <p className={styles['ways']} role="status" hidden={isRefusing}>
        {resend.left > 0 ? (
          <Plural
            value={resend.left}
            one="New code sent. You can request another in # second."
            other="New code sent. You can request another in # seconds."
          />
        ) : (
          <>
            <Trans>Didn’t get a code?</Trans>
            <button
              type="button"
              className={textLinkClassName()}
              disabled={resend.isBusy}
              onClick={resend.send}
            >
              <Trans>Send a new code</Trans>
            </button>
          </>
        )}
      </p>
      {error && otherwise}
    </form>
  )
}

/** Whether no more codes are taken: until the time is over that the server says. */
function useIsRefusing(error: Error | null): boolean {
  const [over, setOver] = useState<Error>()
  const refusal = error instanceof ApiError && error.code === 'too-many-requests' ? error : undefined
  useEffect(() => {
    if (refusal?.retryAfter === undefined) return undefined
    const timer = setTimeout(() => setOver(refusal), refusal.retryAfter * 1_000)
    return () => clearTimeout(timer)
  }, [refusal])
  return refusal !== undefined && refusal !== over
}
