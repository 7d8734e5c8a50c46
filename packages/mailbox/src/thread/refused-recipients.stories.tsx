import type { EmailMessage } from '@replybay/api-client'
import { getEmailThread } from '@replybay/api-client/operations'
import { answerWith, FeatureScreen, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailboxFeature } from '../feature.ts'
import { mailbox, thread } from '../stories/samples.ts'

const meta: Meta<typeof FeatureScreen> = {
  title: 'Mailbox/Refused recipients',
  component: FeatureScreen,
  args: { feature: mailboxFeature, path: '/emails/emails?email=email-0' },
}
export default meta
type Story = StoryObj<typeof meta>

/** An email that did not reach all says to whom it did not. */
export const RefusedForSome: Story = {
  beforeEach: () =>
    answerWith(
      handle(getEmailThread, () => {
        const [first, sent] = thread.messages as [EmailMessage, EmailMessage]
        const refused = { ...sent, delivery: 'sent' as const, refused: ['gone@post.example'] }
        return { data: { thread: { ...thread, messages: [first, refused] } } }
      }),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Not delivered to gone@post.example. The other recipients got the email.')
  },
}
