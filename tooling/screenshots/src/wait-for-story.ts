import type { Page } from 'playwright'

interface StoryEnd {
  status: string
  /** Of those the accessibility check names what is violated. */
  reporters: { type: string; status: string; result?: { violations?: { id: string }[] } }[]
}

/** What of Storybook's channel tells how a story ended. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => [StoryEnd] | undefined }
}

/** Waits until a story has been drawn, played and checked. @throws when it failed in one of these. */
export async function waitForStory(page: Page): Promise<void> {
  const ended = await page.waitForFunction(() => {
    // Sound: Storybook puts its channel there.
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StoryWindow
    return channel?.last('storyFinished')?.[0]
  })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const { status, reporters } = (await ended.jsonValue()) ?? { status: 'nothing', reporters: [] }
  if (status === 'success') return
  const failed = reporters
    .filter((reporter) => reporter.status === 'failed')
    .map(({ type, result }) => `${type} ${result?.violations?.map(({ id }) => id).join(', ')}`)
  throw new Error(`The story ended with ${status}: ${failed.join('; ') || 'its play function failed'}`)
}
