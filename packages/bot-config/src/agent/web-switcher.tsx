import { useLingui } from '@lingui/react/macro'
import { type Web, webQueries } from '@replybay/api-client'
import { useUser, useWebChoice } from '@replybay/feature-kit'
import { Button, Menu, Tag } from '@replybay/ui-kit'
import { IconSelector, IconWorld } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import styles from './agent.module.css'

interface WebSwitcherProps {
  /** Asks before what is not saved goes out of sight. */
  onLeave: (leave: () => void) => void
}

/** Which website is worked on, and the way to another one. */
export function WebSwitcher({ onLeave }: WebSwitcherProps) {
  const { t } = useLingui()
  const { owner_webs: ids } = useUser()
  const { id: current, choose } = useWebChoice()
  const webs = useQueries({ queries: ids.map((id) => webQueries.info(id)) })
  const nameOf = (web: Web | undefined) => web?.domain || web?.name || t`Website without a name`
  const shown = nameOf(webs[ids.indexOf(current ?? '')]?.data)
  if (ids.length < 2) {
    return (
      <Tag icon={<IconWorld />}>
        <span className={styles['webName']}>{shown}</span>
      </Tag>
    )
  }
  return (
    <Menu
      label={t`Websites`}
      trigger={
        <Button size="sm" leftIcon={<IconWorld aria-hidden />} aria-label={t`Website: ${shown}`}>
          <span className={styles['webName']}>{shown}</span>
          <IconSelector aria-hidden />
        </Button>
      }
      items={ids.map((id, place) => ({
        key: id,
        label: nameOf(webs[place]?.data),
        checked: id === current,
        onSelect: () => id !== current && onLeave(() => choose(id)),
      }))}
    />
  )
}
