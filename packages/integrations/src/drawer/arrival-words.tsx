import { Trans } from '@lingui/react/macro'
import { isMessenger } from '../model/kinds.ts'
import type { Service } from '../model/service.ts'

interface ArrivalWordsProps {
  service: Service
  /** How it tells what happens, or what keeps it from that. */
  state: string
  /** Something was told already. */
  isTold: boolean
}

/** How what happens at a service gets here, in words. */
export function ArrivalWords(props: ArrivalWordsProps) {
  const { service, state } = props
  if (state === 'wrong-signature') {
    return (
      <Trans>
        What {service.name} reports is signed with another secret than the one you entered, so it is ignored.
        Copy the secret again and save it.
      </Trans>
    )
  }
  return isMessenger(service.kind) ? <MessageWords {...props} /> : <ChangeWords {...props} />
}

function ChangeWords({ service, state, isTold }: ArrivalWordsProps) {
  if (state === 'not-allowed') {
    return (
      <Trans>
        The key may not set up webhooks in {service.name}. It is asked every few minutes instead. With the
        permission, changes arrive at once.
      </Trans>
    )
  }
  if (state === 'registered') return <Trans>{service.name} reports each change at once.</Trans>
  if (state === 'waiting') {
    return (
      <Trans>
        {service.name} is being set up to report each change at once. Until then it is asked every few
        minutes.
      </Trans>
    )
  }
  if (state === 'polled') {
    return (
      <Trans>
        {service.name} is asked every few minutes. With its API secret key, changes arrive at once.
      </Trans>
    )
  }
  if (isTold) return <Trans>{service.name} reports when a parcel is delivered.</Trans>
  return (
    <Trans>
      {service.name} doesn’t report deliveries until you enter this address there, as the webhook of your
      integration. Don’t share it.
    </Trans>
  )
}

function MessageWords({ service, state, isTold }: ArrivalWordsProps) {
  if (state === 'waiting') {
    return <Trans>{service.name} is being set up to pass each message on at once.</Trans>
  }
  if (state === 'polled') {
    return (
      <Trans>
        {service.name} can’t reach this server, so it is asked for new messages every few seconds.
      </Trans>
    )
  }
  if (state === 'by-hand' && !isTold) {
    return (
      <Trans>
        {service.name} doesn’t pass messages on until you enter this address there, as the callback URL of the
        webhook, with your verify token. Don’t share it.
      </Trans>
    )
  }
  return <Trans>{service.name} passes each message on at once.</Trans>
}
