import { useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { Table, type TableColumn, VisuallyHidden } from '@replybay/ui-kit'
import { LastSeen } from './last-seen.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberName } from './member-name.tsx'
import { MemberRole } from './member-role.tsx'
import { MemberState } from './member-state.tsx'

interface MemberTableProps {
  label: string
  members: readonly TeamMember[]
}

/** The people of a page, those who were invited last. */
export function MemberTable({ label, members }: MemberTableProps) {
  const { t } = useLingui()
  const tellsLastSeen = members.some(({ lastSeenAt }) => lastSeenAt !== undefined)
  const columns: TableColumn<TeamMember>[] = [
    {
      id: 'name',
      header: t`Name`,
      grows: true,
      renderCell: (member) => <MemberName member={member} hasLastSeen={tellsLastSeen} />,
    },
    { id: 'role', header: t`Role`, from: 'sm', renderCell: (member) => <MemberRole member={member} /> },
    { id: 'state', header: t`Status`, from: 'sm', renderCell: (member) => <MemberState member={member} /> },
    ...(tellsLastSeen
      ? [
          {
            id: 'last-seen',
            header: t`Last seen`,
            from: 'md' as const,
            renderCell: (member: TeamMember) => <LastSeen member={member} />,
          },
        ]
      : []),
    {
      id: 'actions',
      header: <VisuallyHidden>{t`Actions`}</VisuallyHidden>,
      align: 'end',
      renderCell: (member) => <MemberActions member={member} />,
    },
  ]
  return <Table frame="page" label={label} columns={columns} rows={members} getKey={({ _id }) => _id} />
}
