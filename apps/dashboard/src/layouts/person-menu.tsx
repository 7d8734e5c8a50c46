import { useLingui } from '@lingui/react/macro'
import { menuTools, personName, SlotOutlet, useAccess, useUser } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { Button, Menu, PersonRow, useColorScheme, useFromBreakpoint, VisuallyHidden } from '@replybay/ui-kit'
import {
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { features } from '../features.ts'
import { entryTarget } from './entry-target.ts'
import { openSettings } from './guarded-entries.ts'
import { OpenCommands } from './open-commands.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useLanguageChoice } from './use-language-choice.ts'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person: their settings, theme, language, sign out. */
export function PersonMenu() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const access = useAccess()
  const navigate = useNavigate()
  const hasKeyboard = useFromBreakpoint('md')
  const openCommands = use(OpenCommands)
  const { locale, chooseLocale } = useLanguageChoice()
  const { scheme, setScheme } = useColorScheme()
  const signOut = useSignOut()
  const name = personName(user)
  const schemes = [
    { key: 'light', label: t`Light`, icon: <IconSun aria-hidden /> },
    { key: 'dark', label: t`Dark`, icon: <IconMoon aria-hidden /> },
    { key: 'auto', label: t`System`, icon: <IconDeviceDesktop aria-hidden /> },
  ] as const

  return (
    <>
      <PersonRow
        name={name}
        src={user.avatarUrl}
        isBusy={signOut.isLeaving}
        actions={<SlotOutlet slot={menuTools} />}
        renderTrigger={(content) => (
          <Menu
            label={t`Your account`}
            placement="right"
            trigger={
              <Button variant="subtle" fullWidth aria-busy={signOut.isLeaving || undefined}>
                <VisuallyHidden>{signOut.isLeaving ? t`Signing out…` : t`Your account`}</VisuallyHidden>
                {content}
              </Button>
            }
            items={[
              ...openSettings(features, access)
                .filter(({ section }) => section === 'you')
                .map((entry) => ({
                  key: entry.id,
                  label: i18n._(entry.label),
                  icon: <entry.icon aria-hidden />,
                  onSelect: () => void navigate(entryTarget(entry)),
                })),
              ...schemes.map(({ key, label, icon }) => ({
                key,
                label,
                icon,
                group: t`Appearance`,
                checked: scheme === key,
                onSelect: () => setScheme(key),
              })),
              ...locales.map(({ code, name: language }) => ({
                key: code,
                label: language,
                icon: <IconLanguage aria-hidden />,
                group: t`Language`,
                checked: locale === code,
                onSelect: () => chooseLocale(code),
              })),
              {
                key: 'palette',
                label: t`Search commands`,
                icon: <IconSearch aria-hidden />,
                shortcut: 'mod+k',
                onSelect: () => openCommands('palette'),
              },
              ...(hasKeyboard
                ? [
                    {
                      key: 'shortcuts',
                      label: t`Keyboard shortcuts`,
                      icon: <IconKeyboard aria-hidden />,
                      shortcut: '?',
                      onSelect: () => openCommands('shortcuts'),
                    },
                  ]
                : []),
              {
                key: 'sign-out',
                label: t`Sign out`,
                icon: <IconLogout aria-hidden />,
                disabled: signOut.isLeaving,
                onSelect: signOut.ask,
              },
            ]}
          />
        )}
      />
      <SignOutDialog signOut={signOut} />
    </>
  )
}
