import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, useKeptFields } from '@replybay/sync'
import { useState } from 'react'
import type { Service } from '../model/service.ts'

/** What is typed into a service's form: addresses are kept in this browser until they are saved, secrets never are. @param url where it is now */
export function useTyped(service: Service, url: string | undefined) {
  const addresses = service.fields.filter(({ kind }) => kind === 'address')
  const [begun, setBegun] = useState(() => Object.fromEntries(addresses.map(({ name }) => [name, url ?? ''])))
  const key = draftKey(useUser()._id, `form:integration-${service.kind}`)
  const { fields, change, clear } = useKeptFields(key, begun)
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({})
  return {
    typed: { ...fields, ...secrets },
    /** Whether a secret is typed, which nobody could get back. */
    hasSecret: Object.values(secrets).some((secret) => secret !== ''),
    type: (name: string, text: string) => {
      if (addresses.some((field) => field.name === name)) change({ [name]: text })
      else setSecrets((before) => ({ ...before, [name]: text }))
    },
    /** It is what is kept from now on. */
    saved: () => {
      setBegun(fields)
      forgetText(key)
      setSecrets({})
    },
    clear: () => {
      clear()
      setSecrets({})
    },
  }
}
