import { useCan } from '@replybay/feature-kit'
import { ChangePasswordSection } from '../change-password/change-password-section.tsx'
import { LeaveQuestion } from '../leave-question.tsx'
import { PersonSection } from '../profile/person-section.tsx'
import { SessionsSection } from '../profile/sessions-section.tsx'
import { useKnownUser } from '../saved-user.ts'

/** Of /warehouse/settings: the profile and password of who may use the warehouse alone. @see specification §2 */
export function OwnAccount() {
  const user = useKnownUser()
  const hasSessions = useCan('auth')
  return (
    <>
      <LeaveQuestion>
        <PersonSection key={user._id} user={user} />
        <ChangePasswordSection />
      </LeaveQuestion>
      {hasSessions && <SessionsSection />}
    </>
  )
}
