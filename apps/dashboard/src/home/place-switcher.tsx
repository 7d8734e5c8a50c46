import { useLingui } from '@lingui/react/macro'
import { guildQueries, type User, webQueries } from '@replybay/api-client'
import { errorCause, useGuildChoice, useWebChoice } from '@replybay/feature-kit'
import { Button, Menu, Tooltip, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import { IconAlertTriangle, IconBrandDiscord, IconSelector, IconWorld } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import styles from './home-page.module.css'
import { wordPlaceError } from './place-errors.ts'

/** On which website the person works; a choice where the company has several, as of its chat-community servers. */
export function PlaceSwitcher({ user: { owner_webs, owner_guilds } }: { user: User }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const webChoice = useWebChoice()
  const guildChoice = useGuildChoice()
  const guildIds = owner_guilds.length > 1 ? owner_guilds : []
  const webs = useQueries({ queries: owner_webs.map((id) => webQueries.info(id)) })
  const guilds = useQueries({ queries: guildIds.map((id) => guildQueries.info(id)) })
  const wordProblem = (
    operation: 'getWebInfo' | 'getGuildInfo',
    query: (typeof webs | typeof guilds)[number] | undefined,
  ) => {
    if (!query?.isError || query.data) return undefined
    const detail = errorCause(query.error) && t`The name couldn’t be loaded. Try again.`
    return { title: wordPlaceError(i18n, operation, query.error), detail }
  }
  const oneLine = (problem: ReturnType<typeof wordProblem>) =>
    problem && [problem.title, problem.detail].filter(Boolean).join(' · ')
  const places = [
    ...owner_webs.map((id, index) => ({
      id,
      label: webs[index]?.data?.domain || webs[index]?.data?.name || t`Website`,
      icon: <IconWorld aria-hidden />,
      group: t`Website`,
      choice: webChoice,
      problem: wordProblem('getWebInfo', webs[index]),
      refetch: webs[index]?.refetch,
    })),
    ...guildIds.map((id, index) => ({
      id,
      label: guilds[index]?.data?.name || t`Discord server`,
      icon: <IconBrandDiscord aria-hidden />,
      group: t`Discord server`,
      choice: guildChoice,
      problem: wordProblem('getGuildInfo', guilds[index]),
      refetch: guilds[index]?.refetch,
    })),
  ]
  const current = places.find(({ id, choice }) => choice.id === id)
  if (!current) return null
  /** Asks again for a name that could not be read. */
  async function retry({ problem, refetch }: (typeof places)[number]) {
    if (problem === undefined) return
    const again = await refetch?.()
    if (again?.isError) toasts.show({ tone: 'danger', ...problem })
  }
  if (places.length === 1) {
    if (current.problem !== undefined) {
      return (
        <Tooltip label={oneLine(current.problem)}>
          <Button leftIcon={<IconAlertTriangle aria-hidden />} onClick={() => void retry(current)}>
            {current.label}
            <VisuallyHidden>{` · ${oneLine(current.problem)} · ${t`Retry`}`}</VisuallyHidden>
          </Button>
        </Tooltip>
      )
    }
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
      note={oneLine(places.find(({ problem }) => problem !== undefined)?.problem)}
      items={places.map((place) => ({
        key: place.id,
        label: place.label,
        icon: place.problem === undefined ? place.icon : <IconAlertTriangle aria-hidden />,
        group: place.group,
        checked: place.choice.id === place.id,
        onSelect: () => {
          place.choice.choose(place.id)
          void retry(place)
        },
      }))}
    />
  )
}
