import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { IconButton, Menu, useToasts } from '@replybay/ui-kit'
import { IconDots, IconExternalLink, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import type { Source } from '../model/source.ts'

interface WebsiteActionsProps extends Pick<Source, 'title'> {
  website: NonNullable<Source['website']>
  onRemove: () => void
}

/** What can be done with a website that the AI agents read. */
export function WebsiteActions({ title, website, onRemove }: WebsiteActionsProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const read = useMutation(knowledgeMutations.learnFromWebsite())
  function readAgain() {
    read.mutate(website, {
      onError: (error) =>
        toasts.show({
          tone: 'danger',
          title: wordError(i18n, 'learnFromWebsite', error),
          detail: t`The website wasn’t read again. What was read before is kept.`,
        }),
    })
  }
  return (
    <Menu
      label={t`Actions for ${title}`}
      placement="bottom-end"
      trigger={<IconButton size="sm" label={t`Actions for ${title}`} icon={<IconDots aria-hidden />} />}
      items={[
        { key: 'read', label: t`Read again`, icon: <IconRefresh aria-hidden />, onSelect: readAgain },
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
