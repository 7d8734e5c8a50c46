import type { IntegrationDetail } from '@replybay/api-client'
import type { Service, ServiceField } from '../model/service.ts'

/** What is typed into a service's form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

/** An address as it is asked for: with https, without a closing slash. What is no address stays as it is. */
export function tidyAddress(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const full = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return full.replace(/\/+$/, '')
}

/** Whether the keys that are kept would be told to another address than the one that they are for. */
export function isMoved(service: Service, typed: Typed, kept: IntegrationDetail['settings']): boolean {
  return service.fields.some(
    ({ name, kind }) => kind === 'address' && tidyAddress(typed[name] ?? '') !== (kept?.[name] ?? ''),
  )
}

/** Whether something is typed that is not what is kept. */
export function isChanged(service: Service, typed: Typed, kept: IntegrationDetail['settings']): boolean {
  const hasSecret = service.fields.some(
    ({ name, kind }) => kind !== 'address' && (typed[name] ?? '').trim() !== '',
  )
  return hasSecret || isMoved(service, typed, kept)
}

/** The first field that has to be filled in before anything can be tried. */
export function missingField(
  service: Service,
  typed: Typed,
  kept: IntegrationDetail['settings'],
): ServiceField | undefined {
  const isAsked = isMoved(service, typed, kept)
  return service.fields.find(({ name, kind }) => {
    const text = typed[name]?.trim() ?? ''
    if (kind === 'optional' || text !== '') return false
    return kind === 'address' || isAsked || kept?.[name] === undefined
  })
}

/** As it is sent: a secret that is not typed is left out, and the one that is kept stays. */
export function settingsOf(service: Service, typed: Typed): Record<string, string> {
  return Object.fromEntries(
    service.fields.flatMap(({ name, kind }) => {
      const text = kind === 'address' ? tidyAddress(typed[name] ?? '') : (typed[name] ?? '').trim()
      return text === '' ? [] : [[name, text]]
    }),
  )
}
