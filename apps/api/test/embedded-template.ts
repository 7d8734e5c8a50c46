/**
 * Makes the embedded database of all tests once: creating one takes two seconds, copying it a
 * tenth of one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/database/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-template-'))
  const database = await openEmbedded(folder)
  await database.close()
  project.provide('embeddedTemplate', folder)
  return () => rm(folder, { recursive: true })
}
