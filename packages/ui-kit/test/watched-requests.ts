import type { BrowserCommand } from 'vitest/node'

/** Where markup from outside would load something from. Nothing leaves the machine: each request is answered here. */
export const ELSEWHERE = 'https://elsewhere.example'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Begins to watch what the browser asks of `ELSEWHERE`. */
    watchRequests: () => Promise<void>
    /** The paths that were asked for since the last time. */
    takeRequests: () => Promise<string[]>
    unwatchRequests: () => Promise<void>
  }
}

let paths: string[] = []

const watchRequests: BrowserCommand = ({ context }) =>
  context.route(`${ELSEWHERE}/**`, (route) => {
    paths.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
  })

const takeRequests: BrowserCommand = () => {
  const taken = paths
  paths = []
  return taken
}

const unwatchRequests: BrowserCommand = ({ context }) => context.unroute(`${ELSEWHERE}/**`)

export const requestCommands = { watchRequests, takeRequests, unwatchRequests }
