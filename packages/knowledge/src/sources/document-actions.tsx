import { useLingui } from '@lingui/react/macro'
import { IconButton, Menu } from '@replybay/ui-kit'
import { IconDots, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { Source } from '../model/source.ts'

interface DocumentActionsProps extends Pick<Source, 'title'> {
  /** Nothing where the server can't. */
  onIndexAgain: (() => void) | undefined
  onRemove: () => void
}

/** What can be done with a source that was uploaded or written. */
export function DocumentActions({ title, onIndexAgain, onRemove }: DocumentActionsProps) {
  const { t } = useLingui()
  const again = {
    key: 'again',
    label: t`Index again`,
    icon: <IconRefresh aria-hidden />,
    onSelect: () => onIndexAgain?.(),
  }
  return (
    <Menu
      label={t`Actions for ${title}`}
      placement="bottom-end"
      trigger={<IconButton size="sm" label={t`Actions for ${title}`} icon={<IconDots aria-hidden />} />}
      items={[
        ...(onIndexAgain ? [again] : []),
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
