import { useLingui } from '@lingui/react/macro'
import { menuTools, SlotOutlet, useUser } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { Button, Menu, PersonRow, useColorScheme, VisuallyHidden } from '@replybay/ui-kit'
import {
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { use } from 'react'
import { OpenCommands } from './open-commands.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useLanguageChoice } from './use-language-choice.ts'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person: theme, language, sign out. */
export function PersonMenu() {
  const { t } = useLingui()
  const user = useUser()
  const openCommands = use(OpenCommands)
  const { locale, chooseLocale } = useLanguageChoice()
  const { scheme, setScheme } = useColorScheme()
  const signOut = useSignOut()
  const name = user.name ?? user.email ?? ''
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
              {
                key: 'shortcuts',
                label: t`Keyboard shortcuts`,
                icon: <IconKeyboard aria-hidden />,
                shortcut: '?',
                onSelect: () => openCommands('shortcuts'),
              },
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
