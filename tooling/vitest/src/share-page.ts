/** A set-up file for tests: the files of a worker share one page, and each begins with an empty one of the same size. */
import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { pageSize } from './page-size.ts'

beforeAll(() => page.viewport(pageSize.width, pageSize.height))
beforeEach(() => cleanup())
