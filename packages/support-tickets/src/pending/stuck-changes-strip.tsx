import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cannedAnswerQueries, customerQueries, ticketQueries, viewQueries } from '@replybay/api-client'
import { Banner, Button, useToasts } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DiscardDialog } from './discard-dialog.tsx'
import { useFailedTries } from './use-failed-tries.ts'
import type { StuckChange } from './use-stuck-changes.ts'
import { useStuckWords } from './use-stuck-words.ts'

interface StuckChangesStripProps {
  stuck: readonly StuckChange[]
  /** One of its buttons was pressed, and has the focus. */
  onPress: () => void
}

/** Names what keeps failing, and offers to try at once or to do without. */
export function StuckChangesStrip({ stuck, onPress }: StuckChangesStripProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const what = useStuckWords()(stuck)
  const { failedTries, tryNow } = useFailedTries(stuck)
  const [isAsking, setAsking] = useState(false)

  function discard() {
    for (const change of stuck) change.discard()
    // An attempt whose answer was lost may have arrived.
    for (const { all } of [ticketQueries, viewQueries, cannedAnswerQueries, customerQueries]) {
      void client.invalidateQueries({ queryKey: all })
    }
    toasts.show({ title: t`Discarded: ${what}`, detail: t`The previous state was restored.` })
  }
  function press(act: () => void) {
    onPress()
    act()
  }
  return (
    <div>
      <Banner
        tone="warning"
        shape="strip"
        action={
          <>
            <Button
              variant="subtle"
              size="sm"
              leftIcon={<IconRefresh aria-hidden />}
              loading={stuck.some(({ isUnderWay }) => isUnderWay)}
              onClick={() => press(tryNow)}
            >
              <Trans>Try now</Trans>
            </Button>
            <Button
              variant="subtle"
              size="sm"
              onClick={() => press(stuck.length > 1 ? () => setAsking(true) : discard)}
            >
              <Trans context="changes that keep failing">Discard</Trans>
            </Button>
          </>
        }
      >
        <Trans>Not saved yet: {what}. We’ll keep trying.</Trans>{' '}
        {failedTries > 0 && (
          <Plural value={failedTries} one="# more attempt failed." other="# more attempts failed." />
        )}
      </Banner>
      <DiscardDialog
        isOpen={isAsking}
        count={stuck.length}
        what={what}
        onDiscard={discard}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
