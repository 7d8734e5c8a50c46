import { StartProblem } from './start-problem.ts'

/** @throws StartProblem naming the variable, if it holds more than `most` origins or what is none. */
export function readOrigins(name: string, value: string | undefined, most = Infinity): string[] {
  const entries = readList(value)
  const wrong = entries.length > most ? value : entries.find((entry) => !isOrigin(entry))
  if (wrong === undefined) return entries
  const what = most === 1 ? 'an origin such as' : 'origins such as'
  throw new StartProblem(`${name} holds "${wrong}", but has to hold ${what} https://desk.example.`)
}

/** As a browser writes it: scheme, host and port, without anything behind. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** @throws StartProblem naming the variable, if it holds what is no host with a port. */
export function readHostsWithPorts(name: string, value: string | undefined): string[] {
  const entries = readList(value).map((entry) => entry.toLowerCase())
  const wrong = entries.find((entry) => !/^(\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/.test(entry))
  if (wrong === undefined) return entries
  throw new StartProblem(`${name} holds "${wrong}", but has to hold hosts with ports such as 127.0.0.1:8080.`)
}

/** What stands between commas. */
export function readList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
