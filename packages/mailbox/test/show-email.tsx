import type { Fill } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, TestFrame } from '@replybay/testing'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../src/feature.ts'
import { mailbox } from '../src/stories/samples.ts'

type Handlers = Parameters<typeof answerWith>

/**
 * Shows the mailbox on a desk.
 * @param handlers what a test answers otherwise, before what the samples do
 * @param fills what other features show beside it
 */
export async function showEmails(path: string, handlers: Handlers = [], fills: readonly Fill[] = []) {
  localStorage.clear()
  await page.viewport(1440, 900)
  answerWith(...handlers, ...mailbox())
  await render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen
          feature={{ ...mailboxFeature, fills: [...(mailboxFeature.fills ?? []), ...fills] }}
          path={path}
        />
      </div>
    </TestFrame>,
  )
}
