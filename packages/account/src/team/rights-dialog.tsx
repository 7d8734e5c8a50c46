import { Trans, useLingui } from '@lingui/react/macro'
import { type TeamMember, teamMutations } from '@replybay/api-client'
import { type Area, personName, roleAreas } from '@replybay/feature-kit'
import { Banner, Button, Dialog, Switch } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import styles from './team.module.css'
import { useRights } from './use-rights.ts'

interface RightsDialogProps {
  member: TeamMember & { role: 'support' | 'warehouse' }
  isOpen: boolean
  onClose: () => void
}

/** What a colleague may do beside what the role says; each switch holds at once. */
export function RightsDialog({ member, isOpen, onClose }: RightsDialogProps) {
  const { t, i18n } = useLingui()
  const change = useMutation(teamMutations.changeMemberRole())
  const { _id: id, role } = member
  const changing = change.isPending ? change.variables.permissions : undefined
  const isReset = changing && Object.keys(changing).length === 0
  const permissions = isReset ? undefined : { ...member.permissions, ...changing }
  const isOpenTo = (area: Area) => permissions?.[area] ?? roleAreas[role].includes(area)
  const { rights, opensAny } = useRights()
  return (
    <Dialog
      title={t`Permissions for ${personName(member)}`}
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {member.permissions && (
            <Button
              variant="subtle"
              disabled={change.isPending}
              onClick={() => change.mutate({ id, permissions: {} })}
            >
              <Trans>Reset to role defaults</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={styles['rightsList']}>
        {rights.map(({ area, label, hint }) => {
          const needsMain = area !== 'main' && area !== 'warehouse' && !isOpenTo('main')
          const hasFailed = change.error && change.variables.permissions?.[area] !== undefined
          return (
            <Switch
              key={area}
              label={t(label)}
              hint={t(hint)}
              error={hasFailed && wordError(i18n, 'changeMemberRole', change.error)}
              checked={isOpenTo(area) && !needsMain}
              disabled={needsMain}
              busy={change.isPending}
              onChange={(isGiven) => change.mutate({ id, permissions: { [area]: isGiven } })}
            />
          )
        })}
        {/* Said where there is nothing yet. */}
        <div role="status">
          {!opensAny(isOpenTo) && (
            <Banner tone="warning">
              <Trans>With these permissions, {personName(member)} can’t open any page.</Trans>
            </Banner>
          )}
        </div>
      </div>
    </Dialog>
  )
}
