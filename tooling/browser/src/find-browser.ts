import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

/** What a headless Chromium needs on a closed network; as root it can have no sandbox. */
export const browserArguments: string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * The path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, else an installed one,
 * else Playwright's own, else one that is now installed.
 * @throws with one sentence that says what to do, when there is none to be had.
 */
export function findBrowser(): string {
  return named() ?? installed() ?? playwrights() ?? install()
}

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  if (path && !canRun(path)) throw new Error(`CHROMIUM_PATH is ${path}, which can't be run.`)
  return path
}

function installed(): string | undefined {
  const names = [...NAMES, 'Chromium', 'Google Chrome']
  return PLACES.flatMap((place) => names.map((name) => join(place, name))).find(canRun)
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return path && canRun(path) ? path : undefined
}

function install(): string {
  const cli = new URL('cli.js', import.meta.resolve('playwright/package.json')).pathname
  const ways: [string, string[]][] = [[process.execPath, [cli, 'install', 'chromium-headless-shell']]]
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    ways.push(['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']])
  }
  for (const [command, parameters] of ways) {
    try {
      execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 })
    } catch {
      continue
    }
    const path = installed() ?? playwrights()
    if (path) return path
  }
  throw new Error(
    'No Chromium was found and none could be installed: install one (on Debian: `apt-get install chromium`), or set CHROMIUM_PATH to one.',
  )
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
