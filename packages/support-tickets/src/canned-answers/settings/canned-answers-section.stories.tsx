import { createApi, createQueryClient, userQueries, type CannedAnswer } from '@replybay/api-client'
import {
  createCannedAnswer,
  getUserInfo,
  listCannedAnswers,
  updateCannedAnswer,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import { ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CannedAnswersSection } from './canned-answers-section.tsx'

const nothing = () => undefined

function Section() {
  const [client] = useState(() => {
    const made = createQueryClient({
      api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
    })
    made.setDefaultOptions({ queries: { ...made.getDefaultOptions().queries, retry: false } })
    made.setQueryData(userQueries.info().queryKey, aUser())
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <ShortcutsProvider>
        <ToastProvider>
          <Suspense>
            <main style={{ padding: 24 }}>
              <CannedAnswersSection />
            </main>
          </Suspense>
        </ToastProvider>
      </ShortcutsProvider>
    </QueryClientProvider>
  )
}

const meta: Meta<typeof Section> = {
  title: 'Support tickets/Saved replies',
  component: Section,
}
export default meta
type Story = StoryObj<typeof Section>

const some = (count: number, text = 'Bonjour {{customer.firstName}}, votre colis a du retard. {{cursor}}') =>
  Array.from({ length: count }, (_, index): CannedAnswer => {
    return {
      _id: `canned-${index}`,
      shortcut: `delay-${index}`,
      title: `The parcel is late, ${index}`,
      texts: index % 2 ? { 'en-US': 'Hello', 'fr-FR': text } : { 'fr-FR': text },
      updatedAt: '2026-11-20T08:00:00.000Z',
    }
  })
const lists = (cannedAnswers: CannedAnswer[]) => () => {
  localStorage.clear()
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser() } })),
    handle(listCannedAnswers, () => ({ data: { cannedAnswers } })),
    handle(createCannedAnswer, () => problem(409, 'conflict')),
  )
}

export const Loaded: Story = {
  beforeEach: lists(some(8)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search saved replies' }), 'late, 2')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Bonjour the customer’s first name, votre colis a du retard.',
    )
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent('{{')
  },
}
export const Dark: Story = { beforeEach: lists(some(3)), globals: { theme: 'dark' } }
export const Phone: Story = { beforeEach: lists(some(3)), globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  beforeEach: lists([]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No saved replies yet. Create one for a question you get often.'),
    ).toBeVisible()
  },
}
export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listCannedAnswers, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the saved replies')).toBeVisible()
  },
}
export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listCannedAnswers, () => new Promise<never>(nothing)),
    ),
}
export const LongText: Story = { beforeEach: lists(some(2, 'Donaudampfschifffahrt'.repeat(40))) }

/** A shortcut that another one has is refused where it stands, and nothing that was typed goes. */
export const ShortcutTaken: Story = {
  beforeEach: lists(some(1)),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New saved reply' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Late')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Shortcut' }), 'delay-0')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text in English US' }), 'It is late.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This shortcut is already in use')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Late')
  },
}
/** It is hidden at once. Until that can't be undone any more, the server has it and its shortcut. */
export const Removed: Story = {
  beforeEach: lists(some(2)),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete “The parcel is late, 0”' }))
    await expect(await canvas.findByText('Saved reply “The parcel is late, 0” deleted')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit “The parcel is late, 0”' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'New saved reply' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Late')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Shortcut' }), 'delay-0')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text in English US' }), 'It is late.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This shortcut is already in use')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Edit “The parcel is late, 0”' })).toBeVisible()
  },
}
/** The focus goes on to the next row, from the last to the one above, and then to the button below the list. */
export const FocusAfterDelete: Story = {
  beforeEach: lists(some(3)),
  async play({ canvas, userEvent }) {
    const remove = (index: number) =>
      canvas.getByRole('button', { name: `Delete “The parcel is late, ${index}”` })
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete “The parcel is late, 1”' }))
    await expect(remove(2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(remove(0)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'New saved reply' })).toHaveFocus()
  },
}
/** What is missing is said at each field, and the focus goes back to the button that opened the form. */
export const Faults: Story = {
  beforeEach: lists(some(1)),
  async play({ canvas, userEvent }) {
    const open = await canvas.findByRole('button', { name: 'New saved reply' })
    await userEvent.click(open)
    const title = await canvas.findByRole('textbox', { name: 'Title' })
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Enter a shortcut')).toBeVisible()
    const text = canvas.getByRole('textbox', { name: 'Text in English US' })
    await expect(text).toBeInvalid()
    const frame = title.closest('[data-invalid]') as HTMLElement
    await expect(getComputedStyle(text).borderColor).toBe(getComputedStyle(frame).borderColor)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Shortcut' }), 'Not so')
    await expect(canvas.getByText('Use lowercase letters, numbers, and hyphens')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(open).toHaveFocus()
  },
}
/** Ctrl+Enter saves from any field, and the focus goes back to the row. */
export const SavedByKey: Story = {
  beforeEach: () => {
    localStorage.clear()
    const [answer] = some(1)
    return answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listCannedAnswers, () => ({ data: { cannedAnswers: some(1) } })),
      handle(updateCannedAnswer, () => ({
        data: { cannedAnswer: { ...answer, title: 'Late' } as CannedAnswer },
      })),
    )
  },
  async play({ canvas, userEvent }) {
    const edit = await canvas.findByRole('button', { name: 'Edit “The parcel is late, 0”' })
    await userEvent.click(edit)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text in Français' }), ' Pardon !')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Saved reply “Late” saved')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Edit/ })).toHaveFocus()
  },
}
/** There is no other shortcut to choose then: what to do is said for the whole form. */
export const TooMany: Story = {
  beforeEach: () => {
    localStorage.clear()
    return answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listCannedAnswers, () => ({ data: { cannedAnswers: some(1) } })),
      handle(createCannedAnswer, () => problem(409, 'limit-reached')),
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New saved reply' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Late')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Shortcut' }), 'late')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text in English US' }), 'It is late.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('You’ve reached the limit of 500 saved replies. Delete one first.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Shortcut' })).toBeValid()
  },
}
export const Incomplete: Story = {
  beforeEach: lists([]),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New saved reply' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a title')).toBeVisible()
    await expect(canvas.getByText('Enter text in at least one language')).toBeVisible()
  },
}

/** What is written is shown as a customer will read it, with the place where one goes on typing. */
export const Preview: Story = {
  beforeEach: lists([]),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New saved reply' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text in English US' }))
    await userEvent.paste('Hello {{customer.firstName}}, {{cursor}}\nSee you soon')
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent('Hello Ada, See you soon')
    await expect(canvas.getByRole('img', { name: 'cursor position' })).toBeVisible()
  },
}

const onSave = fn()
const known: CannedAnswer = {
  _id: 'canned-0',
  shortcut: 'delay',
  title: 'Late',
  texts: { 'en-US': 'It is late.', 'fr-FR': 'En retard.' },
  updatedAt: '2026-11-20T08:00:00.000Z',
}
const seenOfKnown = { shortcut: 'delay', title: 'Late', texts: known.texts }
/** What the server has, which a colleague changes. */
const elsewhere = { answer: known }

/** A server that keeps what it is told, and a person who has begun to change a saved reply in an earlier session. */
function keepingServer(typed: Partial<CannedAnswer>) {
  localStorage.clear()
  onSave.mockClear()
  elsewhere.answer = known
  const draft = { ...seenOfKnown, ...typed, seen: seenOfKnown }
  localStorage.setItem('replybay:draft:user-1:canned:canned-0', JSON.stringify(draft))
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser() } })),
    handle(listCannedAnswers, () => ({ data: { cannedAnswers: [elsewhere.answer] } })),
    handle(updateCannedAnswer, async ({ request }) => {
      const { seen, ...content } = await request.json()
      onSave({ ...content, seen })
      elsewhere.answer = { ...known, ...content }
      return { data: { cannedAnswer: elsewhere.answer } }
    }),
  )
}

/** What a colleague changed meanwhile stays, and what this person changed is saved. */
export const ChangedElsewhere: Story = {
  beforeEach: () => keepingServer({ texts: { ...known.texts, 'en-US': 'It is very late.' } }),
  async play({ canvas, userEvent }) {
    const texts = { 'en-US': 'It is late.', 'fr-FR': 'Toujours en retard.' }
    elsewhere.answer = { ...known, title: 'Late parcel', texts }
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved reply “Late parcel” saved')).toBeVisible()
    await expect(onSave).toHaveBeenCalledWith({
      shortcut: 'delay',
      title: 'Late parcel',
      texts: { 'en-US': 'It is very late.', 'fr-FR': 'Toujours en retard.' },
      seen: { shortcut: 'delay', title: 'Late parcel', texts },
    })
  },
}

/** Where both changed the same text, nothing is sent: the form keeps the one text and shows the other. */
export const ChangedByBoth: Story = {
  beforeEach: () =>
    keepingServer({ title: 'Too late', texts: { 'en-US': 'So late.', 'fr-FR': 'En retard.' } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    elsewhere.answer = { ...known, title: 'Late parcel', texts: { 'fr-FR': 'En retard.' } }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Your team also changed: Title/)).toBeVisible()
    await expect(
      canvas.getByText('Your team’s version: “Late parcel”. Save again to replace it with yours.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Your team cleared this field. Save again to keep your version.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Too late')
    await expect(canvas.getByRole('textbox', { name: 'Text in English US' })).toHaveValue('So late.')
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved reply “Too late” saved')).toBeVisible()
    await expect(elsewhere.answer.texts).toEqual({ 'en-US': 'So late.', 'fr-FR': 'En retard.' })
  },
}

/** A draft that does not say what was seen replaces nothing unasked. */
export const DraftWithoutSeen: Story = {
  beforeEach() {
    keepingServer({})
    const draft = { ...seenOfKnown, title: 'Too late' }
    localStorage.setItem('replybay:draft:user-1:canned:canned-0', JSON.stringify(draft))
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('Your team’s version: “Late”. Save again to replace it with yours.'),
    ).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** A colleague may be quicker even between reading and saving: the server says so. */
export const ChangedAtTheSameMoment: Story = {
  beforeEach() {
    keepingServer({ title: 'Too late' })
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listCannedAnswers, () => ({ data: { cannedAnswers: [elsewhere.answer] } })),
      handle(updateCannedAnswer, () => {
        elsewhere.answer = { ...known, title: 'Late parcel' }
        return problem(409, 'changed-meanwhile')
      }),
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('Your team’s version: “Late parcel”. Save again to replace it with yours.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Too late')
  },
}

/** A colleague removed it while it was edited: what was typed can be saved as a new one. */
export const RemovedElsewhere: Story = {
  beforeEach() {
    keepingServer({ title: 'Too late' })
    let isThere = true
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listCannedAnswers, () => ({
        data: { cannedAnswers: isThere ? [elsewhere.answer] : [] },
      })),
      handle(updateCannedAnswer, () => {
        isThere = false
        return problem(404, 'not-found')
      }),
      handle(createCannedAnswer, async ({ request }) => {
        const content = await request.json()
        onSave(content)
        return content.shortcut === known.shortcut
          ? problem(409, 'conflict')
          : { data: { cannedAnswer: { ...known, ...content, _id: 'canned-1' } } }
      }),
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('This saved reply was deleted. To keep your text, copy it into a new one.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Too late')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new reply' }))
    await expect(await canvas.findByText('This shortcut is already in use')).toBeVisible()
    const shortcut = canvas.getByRole('textbox', { name: 'Shortcut' })
    await expect(shortcut).toBeInvalid()
    await userEvent.type(shortcut, '-2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new reply' }))
    await expect(await canvas.findByText('Saved reply “Too late” saved')).toBeVisible()
    await expect(onSave).toHaveBeenLastCalledWith({ ...seenOfKnown, title: 'Too late', shortcut: 'delay-2' })
  },
}

/** A fault in the text of another language is shown where it is. */
export const HiddenTextTooLong: Story = {
  beforeEach: () => keepingServer({ texts: { ...known.texts, 'fr-FR': 'é'.repeat(20_001) } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    await canvas.findByRole('textbox', { name: 'Text in English US' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Text in Français' })).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** A text of another language that a colleague changed too is shown before it is replaced; mod+S saves the dialog. */
export const HiddenTextChangedByBoth: Story = {
  beforeEach: () => keepingServer({ title: 'Too late', texts: { ...known.texts, 'fr-FR': 'Si tard.' } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Late”' }))
    elsewhere.answer = { ...known, title: 'Later', texts: { ...known.texts, 'fr-FR': 'Plus tard.' } }
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByText(/^Your team’s version: “Later”/)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByText(/^Your team’s version: “Plus tard\.”/)
    await expect(canvas.getByRole('textbox', { name: 'Text in Français' })).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByText('Saved reply “Too late” saved')).toBeVisible()
  },
}
