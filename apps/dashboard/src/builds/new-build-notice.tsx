import { Trans } from '@lingui/react/macro'
import { Banner, Button } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { isOutdated, newestBuild } from './newest-build.ts'

/** Offers the newer build, where there is one. What is not kept yet, the browser asks about before it reloads. */
export function NewBuildNotice() {
  const { data: newest } = useQuery(newestBuild())
  if (!isOutdated(newest)) return null
  return (
    <Banner
      tone="info"
      shape="strip"
      action={
        <Button variant="subtle" size="sm" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>A new version is available</Trans>
    </Banner>
  )
}
