import { authMutations, type RequestBody } from '@replybay/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepRequestSecret } from '../code-secrets.ts'
import { usePersonCheck } from '../captcha/use-person-check.ts'

/** Between two codes. */
const PAUSE_S = 60

/** Sends a new code, and tells `onDone`; after each one there is a pause. */
export function useResend(request: RequestBody<'generateCode'>, onDone?: () => void) {
  const [left, setLeft] = useState(0)
  const check = usePersonCheck('send_code')
  const generate = useMutation(authMutations.generateCode())
  const onSent = (secret: string | undefined) => {
    keepRequestSecret(request.email, secret)
    setLeft(PAUSE_S)
    onDone?.()
  }
  const isPausing = left > 0
  useEffect(() => {
    if (!isPausing) return undefined
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [isPausing])
  return {
    /** Seconds until the next one can be asked for. */
    left,
    error: check.error ?? generate.error,
    isSent: generate.isSuccess,
    isBusy: check.isPending || generate.isPending,
    send: () => check.mutate(undefined, { onSuccess: () => generate.mutate(request, { onSuccess: onSent }) }),
  }
}
