import { answerWith, FeatureScreen, TestFrame } from '@replybay/testing'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../src/feature.ts'
import { mailbox } from '../src/stories/samples.ts'

/** Shows the mailbox on a desk, with what a test answers otherwise before what the samples do. */
export async function showEmails(path: string, ...handlers: Parameters<typeof answerWith>) {
  localStorage.clear()
  await page.viewport(1440, 900)
  answerWith(...handlers, ...mailbox())
  await render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={mailboxFeature} path={path} />
      </div>
    </TestFrame>,
  )
}
