import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { ServiceKind } from './kinds.ts'

/** A field of a service's form, under the name that the contract has for it. */
export interface ServiceField {
  name: string
  /** The id of an account is no secret: it is shown whole. */
  kind: 'address' | 'account' | 'secret' | 'optional'
  label: MessageDescriptor
  /** What one looks like. */
  example: string
  hint?: MessageDescriptor
}

export interface Service {
  kind: ServiceKind
  /** As its makers write it. */
  name: string
  group: 'shops' | 'shipping' | 'messengers'
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** What it is for, in a few words. */
  purpose: MessageDescriptor
  /** What one needs to connect it. */
  need: MessageDescriptor
  fields: readonly ServiceField[]
  /** What ends once it is disconnected, and what stays. */
  consequences: MessageDescriptor
}

/** Whether what it tells goes into the inbox of a website. */
export const hasInbox = ({ group }: Service): boolean => group === 'messengers'
