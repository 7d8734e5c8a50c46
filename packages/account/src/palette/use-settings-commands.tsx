import { useLingui } from '@lingui/react/macro'
import { blockingGuard, guardsOf, ticketSettings, useAccess, useFillLabels } from '@replybay/feature-kit'
import type { Command } from '@replybay/ui-kit'
import { IconBuildingStore, IconDownload, IconMessages, IconUser, IconUserPlus } from '@tabler/icons-react'
import type { AnyRoute } from '@tanstack/react-router'
import { sectionIds } from '../company/section-ids.ts'
import { useCompanySections } from '../company/use-company-sections.ts'
import { useNavigate } from '../links.ts'
import { profileSectionIds, useProfileSections } from '../profile/use-profile-sections.ts'
import { companyRoute, profileRoute, teamRoute } from '../routes.ts'
import { inviteHash } from '../team/invite-hash.ts'

/** What the person finds on those pages of the settings that they may see: each section, and common actions. */
export function useSettingsCommands(): Command[] {
  const { t, i18n } = useLingui()
  const access = useAccess()
  const navigate = useNavigate()
  const ofProfile = useProfileSections()
  const ofCompany = useCompanySections()
  const ofTickets = useFillLabels(ticketSettings)
  const mayOpen = (route: AnyRoute) => !blockingGuard(guardsOf(route), { access, path: route.fullPath })
  /** Other words for what is in a section. */
  const otherWords: Readonly<Record<string, string>> = {
    [profileSectionIds.person]: t`name, photo, email, avatar`,
    [profileSectionIds.preferences]: t`language`,
    [profileSectionIds.appearance]: t`theme, dark mode, density`,
    [profileSectionIds.keyboard]: t`shortcuts, keys`,
    [profileSectionIds.sessions]: t`devices, signed in`,
    [profileSectionIds.deletion]: t`close account, cancel account`,
    [sectionIds.company]: t`name, description, shop`,
    [sectionIds.returnPolicy]: t`refunds, exchanges`,
  }
  const section = { icon: <IconUser />, detail: t`Profile` }
  const profile = ofProfile
    .filter(({ id }) => id !== sectionIds.company)
    .map(({ id, label }) => ({
      ...section,
      id: `profile-${id}`,
      label,
      keywords: otherWords[id],
      run: () => void navigate({ to: '/settings/profile', hash: id }),
    }))
  const toCompany = (hash: string) => () => void navigate({ to: '/settings/settings', hash })
  const place = { icon: <IconBuildingStore />, detail: t`Company` }
  const company = ofCompany.map(({ id, label }) => ({
    ...place,
    id: `company-${id}`,
    label: id === sectionIds.company ? t`Company description` : label,
    keywords: otherWords[id],
    run: toCompany(id),
  }))
  const timeZone = {
    ...place,
    id: 'company-time-zone',
    label: t`Time zone`,
    keywords: t`hours, clock`,
    run: toCompany(sectionIds.company),
  }
  const tickets = ofTickets.map(({ id, label }) => ({
    icon: <IconMessages />,
    detail: t`Tickets`,
    id: `ticket-settings-${id}`,
    label: i18n._(label),
    run: () => void navigate({ to: '/settings/settings', search: { section: 'tickets' }, hash: id }),
  }))
  const invite = {
    id: 'invite-teammates',
    label: t`Invite teammates`,
    detail: t`Team`,
    keywords: t`add user, colleague, member`,
    icon: <IconUserPlus />,
    run: () => void navigate({ to: '/settings/team', hash: inviteHash }),
  }
  const exports = {
    id: 'export-data',
    label: t`Export your data`,
    detail: t`Company`,
    keywords: t`download, backup`,
    icon: <IconDownload />,
    run: toCompany(sectionIds.export),
  }
  const hasDetails = ofCompany.some(({ id }) => id === sectionIds.address)
  const canExport = ofCompany.some(({ id }) => id === sectionIds.export)
  return [
    ...(mayOpen(teamRoute) ? [invite] : []),
    ...(mayOpen(profileRoute) ? profile : []),
    ...(mayOpen(companyRoute)
      ? [
          ...company.filter(({ id }) => id !== `company-${sectionIds.export}`),
          ...(hasDetails ? [timeZone] : []),
          ...(canExport ? [exports] : []),
          ...tickets,
        ]
      : []),
  ]
}
