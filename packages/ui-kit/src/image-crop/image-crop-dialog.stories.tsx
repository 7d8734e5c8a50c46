import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { whenToUse } from '../stories/when-to-use.ts'
import { ImageCropDialog } from './image-crop-dialog.tsx'

/** A wide picture, dark on the left and light on the right. */
async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(900, 600)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('The browser paints nothing.')
  const sky = paint.createLinearGradient(0, 0, 900, 0)
  sky.addColorStop(0, '#0a3d46')
  sky.addColorStop(1, '#f2d3c4')
  paint.fillStyle = sky
  paint.fillRect(0, 0, 900, 600)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'harbour.png', { type: 'image/png' })
}

const meta = {
  title: 'Kit/Image crop',
  component: ImageCropDialog,
  parameters: whenToUse({
    use: 'Where a picture is shown in a square or a circle: an avatar, a logo. The part that is seen is chosen before it is sent.',
    not: 'Pictures that are shown whole, such as attachments.',
  }),
  args: {
    title: 'Your photo',
    file: undefined,
    shape: 'circle',
    size: 256,
    confirmLabel: 'Save photo',
    formats: 'PNG, JPEG, WebP',
    onConfirm: fn<(picture: Blob) => void>(),
    onChooseAnother: fn(),
    onClose: fn(),
  },
  loaders: [async () => ({ file: await aPicture() })],
  render: (args, { loaded }) => <ImageCropDialog {...args} file={args.file ?? loaded['file']} />,
} satisfies Meta<typeof ImageCropDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Moved by the arrow keys, enlarged by the slider; what comes out is a square of the size that was asked for. */
export const Circle: Story = {
  async play({ canvas, userEvent, args }) {
    const dialog = within(canvas.getByRole('dialog', { name: 'Your photo' }))
    const part = await dialog.findByRole('group', { name: 'Crop area' })
    const confirm = dialog.getByRole('button', { name: 'Save photo' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await expect(dialog.getByRole('slider', { name: 'Zoom' }).clientHeight).toBeGreaterThanOrEqual(24)
    part.focus()
    await userEvent.keyboard('{ArrowRight>5/}')
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
    const [picture] = (args.onConfirm as ReturnType<typeof fn<(picture: Blob) => void>>).mock.calls[0] ?? []
    const { width, height } = await createImageBitmap(picture ?? new Blob())
    await expect([width, height]).toEqual([256, 256])
  },
}

/** It says why the picture was not taken, and keeps it. */
export const Refused: Story = {
  args: { error: 'The photo is larger than 2 MB' },
}

/** A file that only says that it is a picture. */
export const NoPicture: Story = {
  args: { file: new File(['no picture'], 'letter.png', { type: 'image/png' }) },
  async play({ canvas, userEvent, args }) {
    await expect(await canvas.findByText('This file isn’t a supported image')).toBeVisible()
    await expect(canvas.getByText(/PNG, JPEG, WebP/)).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }))
    await expect(args.onChooseAnother).toHaveBeenCalledOnce()
  },
}
