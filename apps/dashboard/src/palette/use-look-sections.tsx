import { useLingui } from '@lingui/react/macro'
import { useUser, useViewAs, viewableRoles, viewedRole } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { type PaletteSection, useColorScheme } from '@replybay/ui-kit'
import { IconDeviceDesktop, IconEye, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react'
import { roleNames } from '../layouts/role-names.ts'
import { useLanguageChoice } from '../layouts/use-language-choice.ts'

/** As whom, in which theme and in which language one sees the dashboard. */
export function useLookSections(): PaletteSection[] {
  const { t } = useLingui()
  const user = useUser()
  const viewAs = useViewAs()
  const { scheme, setScheme } = useColorScheme()
  const { locale, chooseLocale } = useLanguageChoice()
  const seen = viewedRole(user)
  const [views, looks, languages] = [t`View as`, t`Appearance`, t`Language`]
  const own = {
    id: 'see-as-oneself',
    label: t`Back to your own view`,
    keywords: views,
    icon: <IconEye />,
    run: () => void viewAs(user, undefined),
  }
  const roles = viewableRoles(user)
    .filter((role) => role !== seen)
    .map((role) => {
      const name = t(roleNames[role])
      return {
        id: `see-as-${role}`,
        label: t`View dashboard as ${name}`,
        keywords: views,
        icon: <IconEye />,
        run: () => void viewAs(user, role),
      }
    })
  const schemes = (
    [
      { id: 'dark', label: t`Dark`, icon: <IconMoon /> },
      { id: 'light', label: t`Light`, icon: <IconSun /> },
      { id: 'auto', label: t`System`, icon: <IconDeviceDesktop /> },
    ] as const
  ).filter(({ id }) => id !== scheme)
  const others = locales.filter(({ code }) => code !== locale)
  return [
    { id: 'view-as', title: views, commands: seen ? [own, ...roles] : roles },
    {
      id: 'appearance',
      title: looks,
      commands: schemes.map((each) => ({ ...each, keywords: looks, run: () => setScheme(each.id) })),
    },
    {
      id: 'language',
      title: languages,
      commands: others.map(({ code, name }) => ({
        id: code,
        label: name,
        keywords: languages,
        icon: <IconLanguage />,
        run: () => chooseLocale(code),
      })),
    },
  ]
}
