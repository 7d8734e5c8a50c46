import { Trans, useLingui } from '@lingui/react/macro'
import { useAccess, useUser, useViewAs, viewedRole } from '@replybay/feature-kit'
import { Banner, Button } from '@replybay/ui-kit'
import { IconEye } from '@tabler/icons-react'
import { roleNames } from './role-names.ts'

/** Says that the dashboard is seen as another role sees it, and leads back. */
export function ViewedRoleStrip() {
  const { t } = useLingui()
  const user = useUser()
  const viewAs = useViewAs()
  // A change of the view is a change of the access, which this waits for.
  useAccess()
  const role = viewedRole(user)
  if (!role) return null
  const name = t(roleNames[role])
  return (
    <Banner
      tone="warning"
      shape="strip"
      icon={<IconEye />}
      action={
        <Button variant="subtle" size="sm" onClick={() => void viewAs(user, undefined)}>
          <Trans>Exit</Trans>
        </Button>
      }
    >
      <Trans>
        You’re viewing the dashboard as {name}, with that role’s default permissions. Changes you make are
        real.
      </Trans>
    </Banner>
  )
}
