import { getUserInfo, listOrders } from '@replybay/api-client/operations'
import { answerWith, aUser, FeatureScreen, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { warehouseFeature } from '../feature.ts'
import { orders } from '../stories/samples.ts'

/** A stand-in for the camera and for what reads codes from it: neither was tried on a device. */
function standIn({ code, refusal }: { code: string; refusal?: string }) {
  const canvas = document.createElement('canvas')
  // A canvas is a picture of a stream only when it is drawn.
  const draw = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 320, 240), 50)
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices')
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        refusal === undefined
          ? Promise.resolve(canvas.captureStream(10))
          : Promise.reject(new DOMException('No', refusal)),
    },
  })
  Object.defineProperty(globalThis, 'BarcodeDetector', {
    configurable: true,
    value: class {
      detect = () => Promise.resolve([{ rawValue: code }])
    },
  })
  return () => {
    clearInterval(draw)
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    Reflect.deleteProperty(navigator, 'mediaDevices')
    if (before) Object.defineProperty(navigator, 'mediaDevices', before)
  }
}

const meta: Meta<typeof FeatureScreen> = {
  title: 'Warehouse/Camera',
  component: FeatureScreen,
  args: { feature: warehouseFeature, path: '/warehouse/orders' },
  globals: { viewport: { value: 'wide' } },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

function begin() {
  localStorage.clear()
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser({ role: 'owner', capabilities: ['warehouse'] }) } })),
    handle(listOrders, () => ({ data: { orders: [...orders], counts: {} } })),
  )
}

/** What the camera sees is a scan: an order opens by its number, once, however long it is held there. */
export const Scan: Story = {
  beforeEach: () => {
    begin()
    return standIn({ code: orders[0]?.orderNumber ?? '' })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with the camera' }))
    await canvas.findByRole('region', { name: orders[0]?.orderNumber ?? '' })
    const camera = within(canvas.getByRole('region', { name: 'Camera' }))
    await userEvent.click(camera.getByRole('button', { name: 'Close the camera' }))
    await expect(canvas.queryByRole('region', { name: 'Camera' })).toBeNull()
  },
}

/** Who has not allowed the camera reads how to. */
export const Refused: Story = {
  beforeEach: () => {
    begin()
    return standIn({ code: '', refusal: 'NotAllowedError' })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with the camera' }))
    await canvas.findByText(/^The browser doesn’t allow the camera/)
  },
}

export const NoCamera: Story = {
  beforeEach: () => {
    begin()
    return standIn({ code: '', refusal: 'NotFoundError' })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with the camera' }))
    await canvas.findByText(/^No camera can be used/)
  },
}
