import { Tabs as MantineTabs } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import type { ReactNode } from 'react'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { joinClasses } from '../join-classes.ts'
import { fadingRowClassName } from './fading-row-class-name.ts'
import styles from './tabs.module.css'

export interface TabEntry {
  key: string
  label: ReactNode
  /** Stands beside the label. */
  count?: number | undefined
  content: ReactNode
}

export interface TabsProps {
  /** Their name, for those who hear it. */
  label: string
  tabs: readonly TabEntry[]
  /** The key of the one that is shown. It lives in the address, as a search param. */
  value: string
  onChange: (key: string) => void
}

/** Parts of one page, one at a time. Arrow keys move; what is not shown is not drawn. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <MantineTabs
      value={value}
      onChange={(key) => key !== null && onChange(key)}
      keepMounted={false}
      classNames={{
        root: styles['root'],
        list: joinClasses(styles['list'], fadingRowClassName()),
        tab: styles['tab'],
        tabLabel: styles['label'],
        panel: styles['panel'],
      }}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.key} value={tab.key}>
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.key} value={tab.key}>
          {tab.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}
