/** What a sign-in form costs with the dashboard's libraries, and nothing else. */
import { MantineProvider } from '@mantine/core'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rootElement } from '../root-element.ts'
import { FormPage } from './form-page.tsx'
import { HeadingPage } from './heading-page.tsx'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'

const rootRoute = createRootRoute()
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: FormPage }),
  createRoute({ getParentRoute: () => rootRoute, path: '/heading', component: HeadingPage }),
])
const router = createRouter({ routeTree, basepath: import.meta.env.BASE_URL, defaultPreload: 'intent' })

createRoot(rootElement()).render(
  <StrictMode>
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
)
