import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { IconButton, Menu } from '@replybay/ui-kit'
import { IconDots } from '@tabler/icons-react'
import { useAnswerSettings } from './answer-settings.ts'

/** How the composer behaves. */
export function ComposerMenu() {
  const { t } = useLingui()
  const { settings, change } = useAnswerSettings(useUser()._id)
  return (
    <Menu
      label={t`Answering`}
      trigger={<IconButton size="sm" label={t`How answers are sent`} icon={<IconDots aria-hidden />} />}
      items={[
        {
          key: 'enter-sends',
          label: t`Enter sends`,
          independent: true,
          checked: settings.enterSends,
          onSelect: () => change({ enterSends: !settings.enterSends }),
        },
      ]}
    />
  )
}
