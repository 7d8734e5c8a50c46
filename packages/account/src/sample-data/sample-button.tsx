import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, focusPageHeading } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { wordSampleError } from './sample-errors.ts'
import { useSampleData } from './use-sample-data.ts'

/** Adds sample data where a page has nothing to show. */
export function SampleButton() {
  const { i18n } = useLingui()
  const add = useSampleData()
  const isOffered = add !== undefined
  const isAsked = useRef(false)
  // The button goes with the focus on it once the data is there: one goes on from the heading of the page.
  useEffect(() => {
    if (!isOffered) return
    return () => {
      if (isAsked.current) requestAnimationFrame(focusPageHeading)
    }
  }, [isOffered])
  function ask() {
    isAsked.current = true
    add?.mutate(undefined, { onError: () => (isAsked.current = false) })
  }
  if (!add) return null
  return (
    <>
      {add.error && <Banner tone="danger">{wordSampleError(i18n, 'addSampleData', add.error)}</Banner>}
      <Button leftIcon={<IconFlask aria-hidden />} loading={add.isPending} onClick={ask}>
        <Trans>Explore with sample data</Trans>
      </Button>
    </>
  )
}
