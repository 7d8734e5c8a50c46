import { Trans } from '@lingui/react/macro'
import {
  LazyBoundary,
  lazyPart,
  partWithTexts,
  useAccess,
  useCurrentWeb,
  useUser,
} from '@replybay/feature-kit'
import { Banner, Button } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '../messages.ts'

const SampleRemoval = partWithTexts(
  lazyPart(async () => (await import(/* chunk: sample */ './sample-removal.tsx')).SampleRemoval),
  texts.home,
  texts.pages,
)

/** Says that what one sees is nobody's, and takes it away. */
export function SampleStrip() {
  const access = useAccess()
  const webId = useCurrentWeb()
  const { sample_webs: samples } = useUser()
  const [isAsking, setAsking] = useState(false)
  if (webId === undefined || !samples?.includes(webId)) return null
  const removal = (
    <>
      <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <LazyBoundary>{isAsking && <SampleRemoval onClose={() => setAsking(false)} />}</LazyBoundary>
    </>
  )
  return (
    <Banner tone="accent" shape="strip" icon={<IconFlask />} action={access?.isAdmin && removal}>
      <Trans>You’re viewing sample data</Trans>
    </Banner>
  )
}
