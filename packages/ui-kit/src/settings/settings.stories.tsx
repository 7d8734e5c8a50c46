import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SegmentedControl } from '../choice/segmented-control.tsx'
import { Switch } from '../choice/switch.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../field/text-field.tsx'
import { SaveBar } from '../save-bar/save-bar.tsx'
import { Column } from '../stories/column.tsx'
import { IconSettings } from '@tabler/icons-react'
import type { NavLinkProps } from '../app-frame/app-frame-types.ts'
import { FieldRow } from './field-row.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { SettingsPage } from './settings-page.tsx'
import { SettingsSection } from './settings-section.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

interface PageProps {
  error?: string
  busy?: boolean
  onSave: () => void
  onDiscard: () => void
  /** With it, a dialog is open. */
  onDialogSave?: () => void
}

function Page({ onDialogSave, ...bar }: PageProps) {
  return (
    <Column width="60rem">
      <SettingsSection title="Company" detail="What customers and the agent are told.">
        <FieldRow title="Name" hint="On papers and in mails.">
          <TextField label="Name" defaultValue="Maison Lumen" />
        </FieldRow>
        <FieldRow title="Description" hint="The agent uses it to answer.">
          <TextField label="Description" defaultValue="Hand-blown lamps, made in Lyon." />
        </FieldRow>
      </SettingsSection>
      <SettingsSection title="Returns">
        <FieldRow title="Automatic returns">
          <Switch label="Accept returns at once" hint="Within your policy." defaultChecked />
        </FieldRow>
      </SettingsSection>
      <SettingsSection title="Delete the account" tone="danger">
        <FieldRow title="Account" hint="Nothing of it can be brought back.">
          <div>
            <Button variant="danger">Delete account</Button>
          </div>
        </FieldRow>
      </SettingsSection>
      <SaveBar isDirty {...bar} />
      {onDialogSave && (
        <Dialog title="Edit" isOpen onClose={bar.onDiscard} onSave={onDialogSave}>
          <TextField label="Note" data-autofocus />
        </Dialog>
      )}
    </Column>
  )
}

const meta = {
  title: 'Kit/Settings',
  parameters: whenToUse({
    use: 'A page of settings: sections of field rows, a `SaveBar` for texts that are saved together, the danger zone last.',
    not: 'A form with one purpose and one button: `FormFrame` alone.',
  }),
  component: Page,
  args: { onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByLabelText('Name'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(true)
  },
}

export const ChangedDark: Story = { ...Changed, globals: { theme: 'dark' } }

/** While it is being saved it can't be saved again. */
export const Saving: Story = {
  args: { busy: true },
  async play({ userEvent, args }) {
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The shortcut is the open dialog's: the page behind it saves nothing. */
export const BehindDialog: Story = {
  args: { onDialogSave: fn() },
  async play({ userEvent, args }) {
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onDialogSave).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = { args: { error: 'Could not update a User company, try again later ..' } }

const pages = (selected: string) =>
  [
    { key: 'you', label: 'You', names: ['Profile', 'Password'] },
    { key: 'company', label: 'Company', names: ['Company', 'Team'] },
  ].map(({ key, label, names }) => ({
    key,
    label,
    items: names.map((name) => ({
      key: name,
      label: name,
      icon: <IconSettings aria-hidden />,
      selected: name === selected,
      renderLink: (link: NavLinkProps) => (
        <a {...link} href={`#${name}`}>
          {link.children}
        </a>
      ),
    })),
  }))

const onOpen = fn()

/** The form is in the first section, and its bar at the foot of the page, however far that is scrolled. */
export const AtFootOfPage: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (bar) => (
    <div
      data-testid="frame"
      style={{ position: 'relative', display: 'flex', blockSize: '30rem', overflow: 'auto' }}
    >
      <SettingsLayout label="Settings" sections={pages('Company')} onOpen={onOpen}>
        <SettingsPage title="Company">
          <SettingsSection title="You">
            <FieldRow title="Name">
              <TextField label="Your name" defaultValue="Camille" />
            </FieldRow>
            <SaveBar isDirty {...bar} summary="Your name, the description of the shop, its return policy" />
          </SettingsSection>
          {['Company', 'Returns', 'Websites', 'Team'].map((title) => (
            <SettingsSection key={title} title={title}>
              <FieldRow title={title}>
                <TextField label={title} />
                <VisuallyHidden>For those who hear the page.</VisuallyHidden>
              </FieldRow>
            </SettingsSection>
          ))}
        </SettingsPage>
      </SettingsLayout>
    </div>
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' })
    const [save, discard] = ['Save', 'Discard'].map((name) => canvas.getByRole('button', { name }))
    const last = canvas.getByRole('textbox', { name: 'Team' })
    const foot = () => Math.round(bar.getBoundingClientRect().bottom)
    const before = foot()
    await expect(before).toBeLessThanOrEqual(480)
    last.scrollIntoView({ block: 'end' })
    bar.closest('div[class*=page]')?.scrollTo(0, 10_000)
    await expect(foot()).toBe(before)
    const frame = canvas.getByTestId('frame')
    await expect(frame.scrollHeight).toBe(frame.clientHeight)
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
    await expect(save?.getBoundingClientRect().top).toBe(discard?.getBoundingClientRect().top)
  },
}

/** What is behind the bar is neither seen through it nor takes its clicks. */
export const OverChoices: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (bar) => (
    <div style={{ display: 'flex', blockSize: '20rem', overflow: 'auto' }}>
      <SettingsLayout label="Settings" sections={pages('Company')} onOpen={onOpen}>
        <SettingsPage title="Company">
          <SettingsSection title="Appearance">
            {['Theme', 'Density', 'Language', 'Start page', 'Week'].map((title) => (
              <FieldRow key={title} title={title}>
                <SegmentedControl
                  label={title}
                  options={['One', 'Two', 'Three'].map((label) => ({ value: label, label }))}
                />
              </FieldRow>
            ))}
          </SettingsSection>
          <SaveBar isDirty {...bar} />
        </SettingsPage>
      </SettingsLayout>
    </div>
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' })
    const behind = canvas.getByRole('radiogroup', { name: 'Density' })
    const scroller = bar.closest('div[data-settings-scroller]')
    scroller?.scrollBy(0, behind.getBoundingClientRect().top - bar.getBoundingClientRect().top)
    for (const option of behind.querySelectorAll('label')) {
      const { left, top, width } = option.getBoundingClientRect()
      const drawn = document.elementFromPoint(left + width / 2, top + 10)
      await expect(bar.contains(drawn)).toBe(true)
    }
  },
}

/** The header stays, and hides nothing that the focus is on. */
export const Scrolled: Story = {
  ...AtFootOfPage,
  globals: { viewport: { value: 'laptop' } },
  async play({ canvas }) {
    const header = canvas.getByRole('heading', { level: 1, name: 'Company' })
    const top = () => Math.round(header.getBoundingClientRect().top)
    const before = top()
    canvas.getByRole('textbox', { name: 'Team' }).focus()
    header.closest('div[data-settings-scroller]')?.scrollTo(0, 10_000)
    await expect(top()).toBe(before)
    const field = canvas.getByRole('textbox', { name: 'Returns' })
    field.focus()
    await expect(field.getBoundingClientRect().top).toBeGreaterThan(header.getBoundingClientRect().bottom)
  },
}

/** A page among others of its kind. */
export const AmongOthers: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: (bar) => (
    <SettingsLayout label="Settings" sections={pages('Company')} onOpen={onOpen}>
      <SettingsPage title="Company">
        <Page {...bar} />
      </SettingsPage>
    </SettingsLayout>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Where there is no room, the pages are a menu. */
export const AmongOthersOnPhone: Story = {
  ...AmongOthers,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    const menu = canvas.getByRole('button', { name: 'Company' })
    // The menu says it to the eyes, the heading to the ears.
    const said = canvas.getByRole('heading', { level: 1, name: 'Company' })
    await expect(said.getBoundingClientRect().height).toBe(0)
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Team' }))
    await expect(onOpen).toHaveBeenCalledWith('Team')
  },
}
