import { Trans } from '@lingui/react/macro'
import { Tag } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'

/** An answer was begun and not sent. */
export function DraftTag() {
  return (
    <Tag tone="warning" icon={<IconPencil />}>
      <Trans>Draft</Trans>
    </Tag>
  )
}
