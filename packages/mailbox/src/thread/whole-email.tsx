import { useLingui } from '@lingui/react/macro'
import { type EmailMessage, emailQueries } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { ProblemState, Skeleton } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordError } from '../errors.ts'

interface WholeEmailProps {
  message: EmailMessage
  children: (whole: EmailMessage) => ReactNode
}

/** An email with all that it holds: one of a long thread is read when it is opened. */
export function WholeEmail({ message, children }: WholeEmailProps) {
  const { i18n } = useLingui()
  const isPartial = message.isPartial === true
  const { data, error, refetch } = useQuery({
    ...emailQueries.thread({ header_id: message._id, alone: true }),
    enabled: isPartial,
  })
  if (!isPartial) return children(message)
  if (!data && error) {
    return (
      <ProblemState
        title={wordError(i18n, 'getEmailThread', error)}
        detail={errorDetail(i18n, error)}
        onRetry={() => void refetch()}
      />
    )
  }
  const whole = data?.messages.find(({ _id }) => _id === message._id)
  return whole ? children(whole) : <Skeleton width="80%" />
}
