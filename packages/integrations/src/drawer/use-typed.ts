import type { IntegrationDetail } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import { useState } from 'react'
import type { Service } from '../model/services.ts'

/** What is typed into a service's form: addresses are kept in this browser until they are saved, secrets never are. */
export function useTyped(service: Service, kept: IntegrationDetail['settings']) {
  const addresses = service.fields.filter(({ kind }) => kind === 'address')
  const [begun] = useState(() => Object.fromEntries(addresses.map(({ name }) => [name, kept?.[name] ?? ''])))
  const { fields, change, clear } = useKeptFields(
    draftKey(useUser()._id, `form:integration-${service.kind}`),
    begun,
  )
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({})
  return {
    typed: { ...fields, ...secrets },
    /** Whether a secret is typed, which nobody could get back. */
    hasSecret: Object.values(secrets).some((secret) => secret !== ''),
    type: (name: string, text: string) => {
      if (addresses.some((field) => field.name === name)) change({ [name]: text })
      else setSecrets((before) => ({ ...before, [name]: text }))
    },
    clear: () => {
      clear()
      setSecrets({})
    },
  }
}
