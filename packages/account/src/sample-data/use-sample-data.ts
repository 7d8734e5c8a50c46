import { userMutations } from '@replybay/api-client'
import { useAccess, useCan, useUser } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'

/** Adds sample data; nothing where the account is not empty, or the person may not. */
export function useSampleData() {
  const user = useUser()
  const access = useAccess()
  const hasSample = useCan('sample-data')
  const add = useMutation(userMutations.addSampleData())
  const isEmpty = user.owner_webs.length === 0 && user.owner_guilds.length === 0
  return isEmpty && access?.isAdmin && hasSample ? add : undefined
}
