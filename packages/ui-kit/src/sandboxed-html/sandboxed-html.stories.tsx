import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { SandboxedHtml } from './sandboxed-html.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const meta = {
  title: 'Kit/Sandboxed HTML',
  parameters: whenToUse({
    use: 'HTML that came from outside: mails, pages of a shop. It is sanitised, and framed without scripts and without anything that would be loaded.',
    not: "Our own text and customers' chat messages: they are plain text.",
  }),
  component: SandboxedHtml,
  args: {
    label: 'Mail of Élodie Marchand',
    html: `<style>h1 { color: rgb(14, 109, 122) }</style>
      <h1>Globe fêlé</h1>
      <p style="font-weight:700">Bonjour, voici la photo.</p>
      <img src="https://track.example/open.gif" alt="">
      <img src="${pixel}" width="120" height="60" alt="The globe">
      <p><a href="https://maison-lumen.example">maison-lumen.example</a></p>
      <script>document.body.innerHTML = 'It ran'</script>`,
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof SandboxedHtml>

export default meta
type Story = StoryObj<typeof meta>

export const Mail: Story = {
  async play({ canvas }) {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Mail of Élodie Marchand')
    const text = () => frame.contentDocument?.body.innerText ?? ''
    await waitFor(() => expect(text()).toContain('voici la photo'))
    await expect(text()).not.toContain('It ran')
    await expect(frame.sandbox.contains('allow-scripts')).toBe(false)
    const title = frame.contentDocument?.querySelector('h1')
    await expect(title && getComputedStyle(title).color).toBe('rgb(14, 109, 122)')
    await expect(frame.offsetHeight).toBeGreaterThan(150)
    const [remote, inline] = frame.contentDocument?.images ?? []
    await expect(remote).not.toHaveAttribute('src')
    await expect(inline).toHaveAttribute('src', pixel)
  },
}

/** What is replied to is left out, pictures that are given are shown, and mail without colours takes ours. */
export const Folded: Story = {
  args: {
    isQuoteHidden: true,
    images: new Map([['cid:globe', pixel]]),
    html: `<p>Merci !</p><img src="cid:globe" width="120" height="60" alt="The globe">
      <blockquote type="cite">Quelle ampoule ?</blockquote>`,
  },
  async play({ canvas }) {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Mail of Élodie Marchand')
    const text = () => frame.contentDocument?.body.innerText ?? ''
    await waitFor(() => expect(text()).toContain('Merci'))
    await expect(text()).not.toContain('Quelle ampoule')
    await expect(frame.contentDocument?.images[0]).toHaveAttribute('src', pixel)
    const page = frame.contentDocument?.documentElement
    await expect(page && getComputedStyle(page).color).toBe(getComputedStyle(frame).color)
  },
}
export const FoldedDark: Story = { ...Folded, globals: { theme: 'dark' } }

export const MailDark: Story = { ...Mail, globals: { theme: 'dark' } }
