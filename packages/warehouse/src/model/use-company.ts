import { useUser } from '@replybay/feature-kit'

/** Whose warehouse it is: each call carries it. @see specification §7, Warehouse */
export function useCompany(): string {
  const { companyId, ownerId, _id } = useUser()
  return companyId ?? ownerId ?? _id
}
