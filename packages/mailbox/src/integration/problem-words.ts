import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailboxProblem } from '@replybay/api-client'

type Kind = MailboxProblem['kind']

/** What is wrong, in a headline. */
export const problemWords: Record<Kind, MessageDescriptor> = {
  'wrong-password': msg`Wrong password. The server is reachable.`,
  'signed-out': msg`The provider no longer accepts the sign-in.`,
  unreachable: msg`The server can’t be reached.`,
  'no-answer': msg`No answer in 10 s.`,
  certificate: msg`The server’s certificate isn’t trusted.`,
  quota: msg`The mailbox is full.`,
  throttled: msg`The provider is blocking sign-ins for now.`,
  disabled: msg`This access is turned off at the provider.`,
  refused: msg`The server refuses to send.`,
  'forbidden-address': msg`This server can’t be used.`,
  other: msg`The server answered with an error.`,
}

/** What can be done about it. */
export const problemAdvice: Record<Kind, MessageDescriptor> = {
  'wrong-password': msg`Use the password of the mailbox, not of your account at the provider. With two-step sign-in, create an app password first.`,
  'signed-out': msg`Sign in again. Your emails and drafts are kept.`,
  unreachable: msg`Check the name of the server and its port.`,
  'no-answer': msg`Check the port, or try again in a moment.`,
  certificate: msg`Check the server name. If the certificate has expired, ask your provider to renew it.`,
  quota: msg`Delete emails, or get more storage from your provider.`,
  throttled: msg`Wait a few minutes, then try again.`,
  disabled: msg`Turn on IMAP and SMTP in the settings of your mailbox at the provider.`,
  refused: msg`Check that this mailbox is allowed to send, and which user name it needs.`,
  'forbidden-address': msg`It is in a private network, or its port is not for email. The person who runs Replybay can allow it.`,
  other: msg`Try again in a moment.`,
}
