import { useLingui } from '@lingui/react/macro'
import { profileSettings, useAccess, useCan, useFillLabels } from '@replybay/feature-kit'
import { sectionIds } from '../company/section-ids.ts'

/** Of the profile's own sections, for links to them. */
export const profileSectionIds = {
  person: 'you',
  preferences: 'preferences',
  appearance: 'appearance',
  keyboard: 'keyboard',
  sessions: 'sessions',
  deletion: 'delete-account',
} as const

/** The sections of the profile that the person sees, in their order. */
export function useProfileSections(): { id: string; label: string }[] {
  const { t, i18n } = useLingui()
  const isOwner = useAccess()?.isOwner === true
  const hasSessions = useCan('auth')
  const ofFeatures = useFillLabels(profileSettings)
  return [
    { id: profileSectionIds.person, label: t`You` },
    ...(isOwner ? [{ id: sectionIds.company, label: t`Company` }] : []),
    { id: profileSectionIds.preferences, label: t`Preferences` },
    { id: profileSectionIds.appearance, label: t`Appearance` },
    { id: profileSectionIds.keyboard, label: t`Keyboard` },
    ...ofFeatures.map(({ id, label }) => ({ id, label: i18n._(label) })),
    ...(hasSessions ? [{ id: profileSectionIds.sessions, label: t`Active sessions` }] : []),
    ...(isOwner ? [{ id: profileSectionIds.deletion, label: t`Delete the account` }] : []),
  ]
}
