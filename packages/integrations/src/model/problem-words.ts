import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceField } from './service.ts'

interface ProblemWords {
  /** For a tag. */
  tag: MessageDescriptor
  /** What is wrong, of a service by its name. */
  title: (service: string) => MessageDescriptor
  /** What it means, then what to do. */
  advice: (service: string) => MessageDescriptor
  /** The same of what is typed and not connected: nothing of it is tried by itself. @default advice */
  typedAdvice?: (service: string) => MessageDescriptor
  /** Whether other keys or another address mend it. */
  needsKeys: boolean
  /** Which field is looked at first. */
  field?: ServiceField['kind']
}

const words: Readonly<Record<string, ProblemWords>> = {
  'bad-key': {
    tag: msg`Key refused`,
    title: (service) => msg`${service} refuses the key`,
    advice: (service) =>
      msg`It was mistyped, deleted, or replaced. Copy it from ${service} again, or create a new one.`,
    needsKeys: true,
    field: 'secret',
  },
  'missing-permission': {
    tag: msg`Permission missing`,
    title: () => msg`The key lacks a permission`,
    advice: (service) =>
      msg`Something that Replybay needs would fail. Add the permission in ${service}, then test again. Most keys stay the same.`,
    needsKeys: true,
    field: 'secret',
  },
  'wrong-plan': {
    tag: msg`Plan too small`,
    title: (service) => msg`The plan of this ${service} account doesn’t allow it`,
    advice: (service) => msg`Change or renew the plan in ${service}, then test again.`,
    needsKeys: false,
  },
  unreachable: {
    tag: msg`No answer`,
    title: (service) => msg`${service} isn’t answering`,
    advice: () =>
      msg`Check the address. If it is right, the shop or its server is down for now: nothing is lost, and it is tried again every hour.`,
    typedAdvice: () =>
      msg`Check the address. If it is right, the shop or its server is down for now: test again in a few minutes.`,
    needsKeys: false,
    field: 'address',
  },
  'not-this-service': {
    tag: msg`Wrong address`,
    title: (service) => msg`This address isn’t a ${service} address`,
    advice: (service) =>
      msg`Something else answers there. Enter the address under which ${service} itself is reached.`,
    needsKeys: true,
    field: 'address',
  },
  'private-address': {
    tag: msg`Private address`,
    title: () => msg`The address leads into a private network`,
    advice: () =>
      msg`Replybay only connects to addresses that the whole internet can reach. Enter the shop’s public address.`,
    needsKeys: true,
    field: 'address',
  },
  'rate-limited': {
    tag: msg`Too many requests`,
    title: (service) => msg`${service} is limiting requests`,
    advice: () =>
      msg`Too many requests for now. Nothing is lost: we’ll try again automatically, or test again in a few minutes.`,
    typedAdvice: () => msg`Too many requests for now: test again in a few minutes.`,
    needsKeys: false,
  },
  'service-error': {
    tag: msg`Reports an error`,
    title: (service) => msg`${service} reports an error`,
    advice: (service) =>
      msg`The problem is at ${service}. Nothing is lost: we’ll try again automatically, or test again in a few minutes.`,
    typedAdvice: (service) => msg`The problem is at ${service}: test again in a few minutes.`,
    needsKeys: false,
  },
  'order-refused': {
    tag: msg`Order not accepted`,
    title: (service) => msg`${service} and Replybay disagree on this order`,
    advice: (service) =>
      msg`It is not tried again. Open the order in ${service} and in the warehouse, and correct it by hand.`,
    needsKeys: false,
  },
}

/** Whether something is wrong that has words here. */
export const isProblem = (problem: string): boolean => Object.hasOwn(words, problem)

interface Described {
  problem?: string | undefined
  /** In the server's words. */
  lastError?: string | undefined
  /** It is about what is typed, and not about what is connected. @default false */
  isTyped?: boolean
}

/** Which field is looked at first. */
export const fieldOfProblem = (problem: string | undefined): ServiceField['kind'] | undefined =>
  words[problem ?? '']?.field

/** What is wrong with a connection, in words; a problem that this build does not know in those of the server. */
export function describeProblem(
  i18n: I18n,
  service: string,
  { problem = '', lastError, isTyped = false }: Described,
) {
  const known = words[problem]
  if (!known) {
    return {
      tag: i18n._(msg({ context: 'integration', message: 'Failed' })),
      title: i18n._(msg`The connection failed`),
      advice: lastError ?? '',
      needsKeys: false,
      field: undefined,
    }
  }
  return {
    tag: i18n._(known.tag),
    title: i18n._(known.title(service)),
    advice: i18n._((isTyped ? (known.typedAdvice ?? known.advice) : known.advice)(service)),
    needsKeys: known.needsKeys,
    field: known.field,
  }
}
