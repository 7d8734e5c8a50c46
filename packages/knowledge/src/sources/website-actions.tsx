import { useLingui } from '@lingui/react/macro'
import { IconButton, Menu } from '@replybay/ui-kit'
import { IconDots, IconExternalLink, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { Source } from '../model/source.ts'

interface WebsiteActionsProps extends Pick<Source, 'title'> {
  website: NonNullable<Source['website']>
  onReadAgain: () => void
  onRemove: () => void
}

/** What can be done with a website that the AI agents read. */
export function WebsiteActions({ title, website, onReadAgain, onRemove }: WebsiteActionsProps) {
  const { t } = useLingui()
  return (
    <Menu
      label={t`Actions for ${title}`}
      placement="bottom-end"
      trigger={<IconButton size="sm" label={t`Actions for ${title}`} icon={<IconDots aria-hidden />} />}
      items={[
        { key: 'read', label: t`Read again`, icon: <IconRefresh aria-hidden />, onSelect: onReadAgain },
        {
          key: 'open',
          label: t`Open the website`,
          icon: <IconExternalLink aria-hidden />,
          onSelect: () => void window.open(website.link, '_blank', 'noopener,noreferrer'),
        },
        {
          key: 'remove',
          label: t`Delete`,
          icon: <IconTrash aria-hidden />,
          danger: true,
          onSelect: onRemove,
        },
      ]}
    />
  )
}
