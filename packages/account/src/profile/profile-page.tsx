import { useLingui } from '@lingui/react/macro'
import { profileSettings, SlotOutlet, useAccess, useCan } from '@replybay/feature-kit'
import { PageOutline, SettingsPage } from '@replybay/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CompanyForm } from '../company/company-form.tsx'
import { LeaveQuestion } from '../leave-question.tsx'
import { useKnownUser } from '../saved-user.ts'
import { AppearanceSection } from './appearance-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { KeyboardSection } from './keyboard-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PersonSection } from './person-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useProfileSections } from './use-profile-sections.ts'

/** /settings/profile. @see specification §2, §7 */
export function ProfilePage() {
  const { t } = useLingui()
  const user = useKnownUser()
  const access = useAccess()
  const hasSessions = useCan('auth')
  const hasDetails = useCan('users')
  const { hash } = useLocation()
  // The router scrolls to the section that the address names; the focus belongs there, too.
  useEffect(() => document.getElementById(hash)?.focus({ preventScroll: true }), [hash])
  return (
    <SettingsPage title={t`Profile`} outline={<PageOutline sections={useProfileSections()} />}>
      <title>{`${t`Profile`} · Replybay`}</title>
      <LeaveQuestion>
        <PersonSection key={user._id} user={user} />
        {access?.isOwner && (
          <CompanyForm key={`company ${user._id}`} user={user} hasDetails={hasDetails} isBrief />
        )}
      </LeaveQuestion>
      <LanguageSection />
      <AppearanceSection />
      <KeyboardSection />
      <SlotOutlet slot={profileSettings} />
      {hasSessions && <SessionsSection />}
      {access?.isOwner && <DeletionSection />}
    </SettingsPage>
  )
}
