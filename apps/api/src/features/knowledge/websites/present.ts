import type { components } from '@replybay/api-client'
import { presentAlike } from '../present.ts'
import type { listPages, StatedWebsite } from './store.ts'

/** While it is read, its pages are counted as they are read; then as a search finds them. */
export function presentWebsite(website: StatedWebsite): components['schemas']['KnowledgeWebsite'] {
  const { id, link, isRecursive, title, state, reading, problem, ready, all, pagesRead, pagesFound } = website
  const { language, size, replies } = website
  const isReading = reading === 'waiting' || reading === 'reading'
  const pages = isReading
    ? { pages: pagesRead, pagesFound }
    : { pages: ready, ...(ready < all && { pagesFound: all }) }
  return {
    _id: id,
    link,
    recursive: isRecursive,
    ...(title && { title }),
    ...pages,
    state,
    // What is read and can't be indexed has no reason of its own.
    ...(state === 'failed' && { problem: problem ?? 'error' }),
    ...(language && { language }),
    ...(all > 0 && { size }),
    replies,
    createdAt: website.createdAt.toISOString(),
    updatedAt: website.updatedAt.toISOString(),
  }
}

/** A page that is read, or that the website keeps to itself, is not waited for; what is read is known when its document is. */
export function presentPage(
  page: Awaited<ReturnType<typeof listPages>>[number],
): components['schemas']['WebsitePage'] {
  const { link, title, known, passages, alike } = page
  const isLost = page.state === 'gone' || page.state === 'failed'
  const state = known ?? (isLost ? 'failed' : 'waiting')
  const problem = page.knownProblem ?? page.problem ?? 'error'
  return {
    link,
    ...(title && { title }),
    state,
    ...(state === 'failed' && { problem }),
    ...(state === 'ready' && passages !== null && { passages }),
    ...(state === 'ready' && alike && { alike: presentAlike(alike) }),
  }
}
