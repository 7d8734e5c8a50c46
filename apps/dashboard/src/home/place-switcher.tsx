import { useLingui } from '@lingui/react/macro'
import { guildQueries, type User, webQueries } from '@replybay/api-client'
import { useGuildChoice, useWebChoice } from '@replybay/feature-kit'
import { Button, Menu } from '@replybay/ui-kit'
import { IconBrandDiscord, IconSelector, IconWorld } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import styles from './home-page.module.css'

/** On which website the person works; a choice where the company has several, as of its chat-community servers. */
export function PlaceSwitcher({ user: { owner_webs, owner_guilds } }: { user: User }) {
  const { t } = useLingui()
  const webChoice = useWebChoice()
  const guildChoice = useGuildChoice()
  const guildIds = owner_guilds.length > 1 ? owner_guilds : []
  const webs = useQueries({ queries: owner_webs.map((id) => webQueries.info(id)) })
  const guilds = useQueries({ queries: guildIds.map((id) => guildQueries.info(id)) })
  const places = [
    ...owner_webs.map((id, index) => ({
      id,
      label: webs[index]?.data?.domain || webs[index]?.data?.name || id,
      icon: <IconWorld aria-hidden />,
      group: t`Website`,
      choice: webChoice,
    })),
    ...guildIds.map((id, index) => ({
      id,
      label: guilds[index]?.data?.name || id,
      icon: <IconBrandDiscord aria-hidden />,
      group: t`Discord server`,
      choice: guildChoice,
    })),
  ]
  const current = places.find(({ id, choice }) => choice.id === id)
  if (!current) return null
  if (places.length === 1) {
    return (
      <span className={styles['place']}>
        {current.icon}
        <span>{current.label}</span>
      </span>
    )
  }
  return (
    <Menu
      label={t`Switch website or server`}
      trigger={
        <Button leftIcon={current.icon}>
          {current.label}
          <IconSelector aria-hidden />
        </Button>
      }
      items={places.map(({ id, choice, ...place }) => ({
        ...place,
        key: id,
        checked: choice.id === id,
        onSelect: () => choice.choose(id),
      }))}
    />
  )
}
