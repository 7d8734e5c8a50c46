import type { MessageDescriptor } from '@lingui/core'
import {
  type Access,
  blockingGuard,
  type GuardName,
  guardsOf,
  type SetupState,
  setupStages,
  type SetupStep,
  useAccess,
  useUser,
} from '@replybay/feature-kit'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { features } from '../features.ts'
import { hasRightTo } from '../layouts/right-guards.ts'

interface StepState {
  step: SetupStep
  /** Nothing while it is on its way, null where it could not be read. */
  state: SetupState | null | undefined
  /** What keeps the person from doing it. */
  guard: GuardName | undefined
  /** The step that opens it, by its title, where that is left to do. */
  after: MessageDescriptor | undefined
  retry: () => void
}

/** The steps that concern the person, in their order, and how far each is. */
export function useSetup(): StepState[] {
  const access = useAccess()
  const user = useUser()
  const steps = stepsFor(use(loadSteps()), access)
  const states = useQueries({
    queries: steps.map(({ state }) => (typeof state === 'function' ? state(user) : state)),
  })
  return steps.map((step, index) => {
    const query = states[index]
    const guard = guardOf(step, access)
    const opener = guard && steps.findIndex(({ id }) => id === step.after)
    const isLeft = opener !== undefined && states[opener]?.data?.is === 'open'
    return {
      step,
      after: isLeft ? steps[opener]?.title : undefined,
      state: query?.isError && !query.data ? null : query?.data,
      guard,
      retry: () => void query?.refetch(),
    }
  })
}

let loading: Promise<readonly SetupStep[]> | undefined

/** The steps of all features. What could not be loaded is loaded anew the next time. */
function loadSteps(): Promise<readonly SetupStep[]> {
  loading ??= Promise.all(features.map(async ({ setup }) => (await setup?.()) ?? []))
    .then((steps) => steps.flat())
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

function stepsFor(steps: readonly SetupStep[], access: Access | undefined): SetupStep[] {
  return setupStages
    .flatMap((stage) => steps.filter((step) => step.stage === stage))
    .filter(({ page }) => hasRightTo(page, access))
}

function guardOf({ page }: SetupStep, access: Access | undefined): GuardName | undefined {
  return blockingGuard(guardsOf(page), { access, path: page.fullPath })
}
