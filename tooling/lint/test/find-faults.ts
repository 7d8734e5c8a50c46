import { execFile } from 'node:child_process'

/** What a tool says as JSON. It exits with 1 where it finds something. */
export function findFaults(cwd: string, command: string, ...parameters: string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(command, parameters, { cwd }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(stdout + stderr, { cause: error }))
      else resolve(JSON.parse(stdout))
    })
  })
}
