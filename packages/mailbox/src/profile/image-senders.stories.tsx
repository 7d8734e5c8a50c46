import { getUserInfo, updateUser } from '@replybay/api-client/operations'
import { emailSide, fillSlot, profileSettings, SlotOutlet } from '@replybay/feature-kit'
import { answerWith, aUser, FeatureScreen, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { mailboxFeature } from '../feature.ts'
import { mailbox } from '../stories/samples.ts'

const meta: Meta = {
  title: 'Mailbox/Images in emails',
  beforeEach: () => {
    let emailImageSenders = ['james@whitfieldrowe.example', 'maeve@post.example']
    const user = () => ({
      data: { user: aUser({ capabilities: ['mailbox'], mailbox: { connected: true }, emailImageSenders }) },
    })
    answerWith(
      handle(getUserInfo, user),
      handle(updateUser, async ({ request }) => {
        emailImageSenders = (await request.json()).emailImageSenders ?? []
        return user()
      }),
      ...mailbox(),
    )
  },
  render: () => (
    <FeatureScreen
      feature={{
        ...mailboxFeature,
        fills: [
          ...(mailboxFeature.fills ?? []),
          // The page of the mailbox stands for the profile, which is another feature's.
          fillSlot(emailSide, {
            id: 'profile',
            load: () => Promise.resolve(() => <SlotOutlet slot={profileSettings} />),
          }),
        ],
      }}
      path="/emails/emails?email=email-0"
    />
  ),
}
export default meta

/** Who is allowed is listed, and taken back. */
export const TakenBack: StoryObj = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove maeve@post.example' }))
    await waitFor(() => expect(canvas.queryByText('maeve@post.example')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Remove james@whitfieldrowe.example' })).toBeVisible()
  },
}
