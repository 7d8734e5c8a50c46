import { useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'

/** Sorts the emails into threads, a part at a time, until all are sorted. @see specification §7, POST /emails/sync-thread-mapping */
export function useThreadSync() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const { mutateAsync } = useMutation(emailMutations.syncThreads())
  const [isPending, setPending] = useState(false)
  const [words, setWords] = useState<string>()
  async function run() {
    setPending(true)
    try {
      for (let isDone = false; !isDone;) {
        const mapping = await mutateAsync()
        isDone = mapping?.done ?? true
        const [mapped, total] = [mapping?.mapped ?? 0, mapping?.total ?? 0].map((each) =>
          formats.number(each),
        )
        setWords(isDone ? t`Up to date` : t`Matched ${mapped ?? ''} of ${total ?? ''}`)
      }
    } catch (error) {
      setWords(undefined)
      toasts.show({ tone: 'danger', title: wordError(i18n, 'syncThreadMapping', error) })
    } finally {
      setPending(false)
    }
  }
  return { isPending, words, start: () => void run() }
}
