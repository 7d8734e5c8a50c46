import { useLingui } from '@lingui/react/macro'
import { InternalError } from './internal-error.tsx'

/** In place of a page, or of the dashboard, whose code did not arrive. @see specification §8, Pages */
export function LoadProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  return (
    <InternalError
      error={error}
      detail={`${t`Part of the page didn’t load. Check your connection.`} ${String(error)}`}
      // A browser that could not load a module does not ask for it again in the same page.
      onRetry={() => globalThis.location.reload()}
    />
  )
}
