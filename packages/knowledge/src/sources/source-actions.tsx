import { Trans } from '@lingui/react/macro'
import { Button } from '@replybay/ui-kit'
import { isStuck, type Source } from '../model/source.ts'
import { DocumentActions } from './document-actions.tsx'
import { useRetry } from './use-retry.ts'
import { WebsiteActions } from './website-actions.tsx'

interface SourceActionsProps {
  source: Source
  /** Whether what failed can be tried again without opening the menu. */
  isRow?: boolean
  onRemove: () => void
}

/** What can be done with a source. */
export function SourceActions({ source, isRow = false, onRemove }: SourceActionsProps) {
  const { title, website, state } = source
  const { retry, isPending } = useRetry(source)
  return (
    <>
      {isRow && retry && (state === 'failed' || isStuck(source)) && (
        <Button size="sm" loading={isPending} onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {website && retry ? (
        <WebsiteActions title={title} website={website} onReadAgain={retry} onRemove={onRemove} />
      ) : (
        <DocumentActions title={title} onIndexAgain={retry} onRemove={onRemove} />
      )}
    </>
  )
}
