import {
  IconArrowBackUp,
  IconBell,
  IconBook2,
  IconBrandDiscord,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconChartBar,
  IconHome,
  IconMail,
  IconMessages,
  IconPackage,
  IconPlug,
  IconRobot,
  IconSettings,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppFrame, type AppFrameProps } from '../app-frame/app-frame.tsx'
import type { NavEntry, NavSectionEntry } from '../app-frame/app-frame-types.ts'
import { PersonRow } from '../app-frame/person-row.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

function entry(
  key: string,
  label: string,
  icon: ReactNode,
  selected: string,
  rest: Partial<NavEntry> = {},
): NavEntry {
  return {
    key,
    label,
    icon,
    selected: key === selected,
    renderLink: (link) => (
      <a {...link} href={`#${key}`}>
        {link.children}
      </a>
    ),
    ...rest,
  }
}

function sections(selected: string): NavSectionEntry[] {
  return [
    { key: 'home', items: [entry('home', 'Home', <IconHome />, selected)] },
    {
      key: 'tickets',
      label: 'Tickets',
      items: [
        entry('all', 'All channels', <IconMessages />, selected, { count: 34, shortLabel: 'Tickets' }),
        entry('web', 'Web chat', <IconWorld />, selected, { count: 12 }),
        entry('whatsapp', 'WhatsApp', <IconBrandWhatsapp />, selected, { count: 9 }),
        entry('messenger', 'Messenger', <IconBrandMessenger />, selected, { count: 4 }),
        entry('telegram', 'Telegram', <IconBrandTelegram />, selected, { count: 0 }),
        entry('discord', 'Discord', <IconBrandDiscord />, selected, { count: null }),
        entry('email', 'Email', <IconMail />, selected, { count: 11 }),
      ],
    },
    {
      key: 'agent',
      label: 'AI agent',
      items: [
        entry('bot', 'Web agent', <IconRobot />, selected),
        entry('knowledge', 'Knowledge', <IconBook2 />, selected, { count: 182 }),
      ],
    },
    {
      key: 'warehouse',
      label: 'Warehouse',
      items: [entry('orders', 'Orders', <IconPackage />, selected, { count: 18 })],
    },
    {
      key: 'insights',
      label: 'Insights',
      items: [
        entry('analytics', 'Analytics', <IconChartBar />, selected, {
          locked: 'Analytics needs an admin. Ask Camille Roy.',
        }),
      ],
    },
    {
      key: 'settings',
      atEnd: true,
      items: [
        entry('integrations', 'Integrations', <IconPlug />, selected),
        entry('settings', 'Settings', <IconSettings />, selected),
      ],
    },
  ]
}

/** Of somebody in the warehouse. */
function warehouseSections(selected: string): NavSectionEntry[] {
  return [
    {
      key: 'warehouse',
      items: [
        entry('orders', 'Orders', <IconPackage />, selected, { count: 18 }),
        entry('returns', 'Returns', <IconArrowBackUp />, selected, { count: 6 }),
        entry('warehouse-settings', 'Settings', <IconSettings />, selected),
      ],
    },
    { key: 'end', atEnd: true, items: [entry('all', 'Tickets', <IconMessages />, selected)] },
  ]
}

type SampleFrameProps = Partial<AppFrameProps> & { selected?: string }

/** The frame with a sample shop in it. */
export function SampleFrame({ selected = 'home', children, ...rest }: SampleFrameProps) {
  return (
    <AppFrame
      search={{ label: 'Search or jump to…', shortLabel: 'Search', keys: 'mod+k', onOpen: () => {} }}
      workspaceName="Maison Lumen"
      sections={rest.layout === 'warehouse' ? warehouseSections(selected) : sections(selected)}
      bottomBar={['home', 'all', 'email', 'orders']}
      foot={
        <PersonRow
          name="Camille Roy"
          renderTrigger={(content) => <a href="#profile">{content}</a>}
          actions={<IconButton size="sm" label="Notifications" icon={<IconBell aria-hidden />} />}
        />
      }
      {...rest}
    >
      {children}
    </AppFrame>
  )
}
