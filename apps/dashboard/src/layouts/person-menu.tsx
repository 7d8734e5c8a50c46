import { useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { Button, Menu, PersonRow, useColorScheme, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import {
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { wordError } from '../errors.ts'
import { OpenCommands } from './open-commands.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** The signed-in person: theme, language, sign out. */
export function PersonMenu() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const session = useSession()
  const openCommands = use(OpenCommands)
  const toasts = useToasts()
  const { locale, chooseLocale } = useLanguageChoice()
  const { scheme, setScheme } = useColorScheme()
  const signOut = useMutation({
    ...authMutations.signOut(),
    onSuccess: () => session.end('asked'),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'signOut', error),
        detail: t`On the server you stay signed in.`,
        action: { label: t`Sign out here`, onSelect: () => session.end('asked') },
      }),
  })
  const name = user.name ?? user.email ?? ''
  const schemes = [
    { key: 'light', label: t`Light`, icon: <IconSun aria-hidden /> },
    { key: 'dark', label: t`Dark`, icon: <IconMoon aria-hidden /> },
    { key: 'auto', label: t`Like the system`, icon: <IconDeviceDesktop aria-hidden /> },
  ] as const

  return (
    <PersonRow
      name={name}
      renderTrigger={(content) => (
        <Menu
          label={t`Your account`}
          placement="right"
          trigger={
            <Button variant="subtle" fullWidth>
              <VisuallyHidden>{t`Your account`}</VisuallyHidden>
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
              onSelect: () => signOut.mutate(),
            },
          ]}
        />
      )}
    />
  )
}
