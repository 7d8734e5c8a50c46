import { Trans } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { Tag } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'

/** Marks a ticket of made-up people. */
export function SampleTag({ webId }: { webId: string }) {
  const { sample_webs: samples } = useUser()
  if (!samples?.includes(webId)) return null
  return (
    <Tag tone="accent" icon={<IconFlask aria-hidden />}>
      <Trans>Sample</Trans>
    </Tag>
  )
}
