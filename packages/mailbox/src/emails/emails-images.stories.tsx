import { getEmailPicture, getUserInfo, updateUser } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { mailbox } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Images from outside',
  component: Screen,
  args: { path: '/emails/emails?email=email-0' },
}
export default meta
type Story = StoryObj<typeof Screen>

const onPicture = fn()
const aPicture = () => {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  return canvas.convertToBlob({ type: 'image/webp' })
}

/** Pictures from outside come through the server, once the reader asks for them; trackers never do. */
export const Images: Story = {
  beforeEach: () => {
    let isUp = false
    onPicture.mockClear()
    answerWith(
      handle(getEmailPicture, async ({ request }) => {
        onPicture((await request.json()).url)
        if (isUp) return new Response(await aPicture())
        isUp = true
        return problem(502, 'outside-service')
      }),
      ...mailbox(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Email from James Whitfield')
    const logo = () => frame.contentDocument?.querySelector('img[alt="Logo"]')
    await waitFor(() => expect(logo()).toBeTruthy())
    await expect(onPicture).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show images' }))
    await canvas.findByText('1 image couldn’t be loaded · 1 tracker blocked')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(logo()?.getAttribute('src')).toMatch(/^data:image\/webp/))
    await canvas.findByText('1 tracker blocked')
    await expect(new Set(onPicture.mock.calls.flat())).toEqual(new Set(['https://shop.example/logo.png']))
  },
}

/** Images of a sender who is always allowed are shown without being asked for. */
export const ImagesAlwaysShown: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () => {
    let emailImageSenders: string[] = []
    answerWith(
      handle(getUserInfo, () => ({
        data: { user: aUser({ capabilities: ['mailbox'], mailbox: { connected: true }, emailImageSenders }) },
      })),
      handle(updateUser, async ({ request }) => {
        emailImageSenders = (await request.json()).emailImageSenders ?? []
        return { data: { user: aUser({ emailImageSenders }) } }
      }),
      handle(getEmailPicture, async () => new Response(await aPicture())),
      ...mailbox(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const logo = () =>
      canvas
        .getByTitle<HTMLIFrameElement>('Email from James Whitfield')
        .contentDocument?.querySelector('img[alt="Logo"]')
        ?.getAttribute('src')
    await userEvent.click(await canvas.findByRole('button', { name: 'More about these images' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Always from this sender' }))
    await waitFor(() => expect(logo()).toMatch(/^data:image\/webp/))
    await userEvent.click(canvas.getByRole('link', { name: /Inés Torralba/ }))
    await canvas.findByRole('article', { name: '¿Cuándo llega la lámpara Alba?' })
    await userEvent.click(canvas.getByRole('link', { name: /James Whitfield/ }))
    await canvas.findByRole('article', { name: 'VAT number on invoice ML-10391' })
    await waitFor(() => expect(logo()).toMatch(/^data:image\/webp/))
    await expect(canvas.queryByRole('button', { name: 'Show images' })).toBeNull()
  },
}
