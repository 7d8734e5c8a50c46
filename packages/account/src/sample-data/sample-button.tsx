import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'
import { wordSampleError } from './sample-errors.ts'
import { useSampleData } from './use-sample-data.ts'

/** Adds sample data where a page has nothing to show. */
export function SampleButton() {
  const { i18n } = useLingui()
  const add = useSampleData()
  if (!add) return null
  return (
    <>
      {add.error && <Banner tone="danger">{wordSampleError(i18n, 'addSampleData', add.error)}</Banner>}
      <Button leftIcon={<IconFlask aria-hidden />} loading={add.isPending} onClick={() => add.mutate()}>
        <Trans>Explore with sample data</Trans>
      </Button>
    </>
  )
}
