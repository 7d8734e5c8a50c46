import type { TeamMember } from '@replybay/api-client'
import { MemberRow } from './member-row.tsx'
import styles from './team.module.css'

/** The people of a page, those who were invited last. */
export function MemberList({ label, members }: { label: string; members: readonly TeamMember[] }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {members.map((member) => (
        <li key={member._id} className={styles['row']}>
          <MemberRow member={member} />
        </li>
      ))}
    </ul>
  )
}
