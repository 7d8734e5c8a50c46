/** A set-up file for tests: the files of a worker share one page, and each begins with an empty one. */
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

beforeEach(async () => {
  await cleanup()
})
