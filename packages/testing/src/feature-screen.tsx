import { createApi, createQueryClient, userQueries } from '@replybay/api-client'
import {
  bareLayoutRoute,
  defaultLayoutRoute,
  type EntryFeature,
  type Feature,
  FillsProvider,
  guardsAt,
  pageBackground,
  PendingRunner,
  rootRoute,
  type Session,
  SessionProvider,
  SlotOutlet,
  warehouseLayoutRoute,
} from '@replybay/feature-kit'
import { type Translator, useTranslator } from '@replybay/i18n'
import { ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

export interface FeatureScreenProps {
  feature: Feature
  /** Its pages without a layout, where it has such. */
  entry?: EntryFeature
  /** The address to be at, with its search. */
  path: string
  /** Nobody is signed in where it is false. @default true */
  signedIn?: boolean
  /** The browser refuses the session's cookie where it is false. @default true */
  canStart?: boolean
  /** Stands in the place of a part of a page that failed. @default null */
  problem?: ReactNode
  /** Told that the session has ended. */
  onSignedOut?: (reason: string) => void
}

/**
 * One feature alone, at one address: its own routes, what it does behind every page, a real query client and API
 * client, and a session in memory.
 * Theme and language stand around it: in stories the toolbar gives them, in tests `TestFrame` does.
 */
export function FeatureScreen(props: FeatureScreenProps) {
  const translator = useTranslator()
  const [{ session, queryClient, router }] = useState(() => createScreen(props, translator))
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <ShortcutsProvider>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </ShortcutsProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

function createScreen(
  { feature, entry, path, signedIn = true, canStart = true, problem = null, onSignedOut }: FeatureScreenProps,
  translator: Translator,
) {
  let token = signedIn ? 'test-token' : undefined
  const features = [feature]
  const api = createApi({
    token: () => token,
    onToken: (value) => {
      token = value
    },
    onUnauthorized: () => void session.end('expired'),
  })
  const queryClient = createQueryClient({ api })
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const session: Session = {
    token: () => token,
    now: Date.now,
    canStart: () => canStart,
    start: (value) => {
      if (canStart) token = value
    },
    end: (reason) => {
      token = undefined
      onSignedOut?.(reason)
      return Promise.resolve()
    },
    user: async () => {
      if (token === undefined) return undefined
      try {
        return await queryClient.ensureQueryData(userQueries.info())
      } catch (error) {
        // The session ended on the way.
        if (token === undefined) return undefined
        throw error
      }
    },
  }
  const routeTree = rootRoute.addChildren({
    default: defaultLayoutRoute.addChildren({ ...feature.routes.default }),
    warehouse: warehouseLayoutRoute.addChildren({ ...feature.routes.warehouse }),
    bare: bareLayoutRoute.addChildren({ ...entry?.routes.bare }),
  })
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      queryClient,
      session,
      guardsAt: (href): ReturnType<typeof guardsAt> => guardsAt(router, href),
      loadMessages: () =>
        translator.add([feature.texts.frame, ...(feature.texts.home ? [feature.texts.home] : [])]),
      addMessages: translator.add,
    },
    InnerWrap: ({ children }) => (
      <FillsProvider fills={feature.fills ?? []} problem={problem}>
        {children}
        <SlotOutlet slot={pageBackground} />
        <PendingRunner features={features} />
      </FillsProvider>
    ),
    defaultErrorComponent: ({ error }) => <p role="alert">{String(error)}</p>,
    defaultNotFoundComponent: () => <p>Not found: this address belongs to another feature.</p>,
  })
  return { session, queryClient, router }
}
