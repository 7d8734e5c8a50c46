import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'

/** That tickets are closed to the person, and who can change that. */
export function useLockedWords() {
  const { t } = useLingui()
  const { ownerName } = useUser()
  return {
    title: t`You don’t have access to tickets`,
    detail: ownerName ? t`${ownerName} can change that.` : t`The account owner can change that.`,
  }
}
