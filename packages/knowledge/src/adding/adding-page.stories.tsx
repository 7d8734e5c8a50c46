import {
  findAlikeSources,
  getKnowledgeDocument,
  removeKnowledgeDocument,
  updatePair,
  updateText,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { draftKey, keepText } from '@replybay/sync'
import { fillSlot, knowledgeWays } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, problem } from '@replybay/testing'
import { knowledgeFeature } from '../feature.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { aDocument, user } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Add sources',
  component: KnowledgeScreen,
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const onText = fn()
const onPair = fn()
const nothingAlike = handle(findAlikeSources, () => ({ data: { sources: [] } }))
const textSaved = handle(uploadText, async ({ request }) => {
  onText(await request.json())
  return { data: { document: aDocument() } }
})
const pairSaved = handle(uploadPair, async ({ request }) => {
  onPair(await request.json())
  return { data: { document: aDocument() } }
})
const onPairChange = fn()
const pairChanged = handle(updatePair, async ({ request }) => {
  const body = await request.json()
  onPairChange(body)
  return { data: { document: body } }
})
const onTextChange = fn()
const textChanged = handle(updateText, async ({ request }) => {
  const body = await request.json()
  onTextChange(body)
  return { data: { document: body } }
})

/** Without words there is no call, and the reason stands beside the button; saved, there is room for the next. */
export const Text: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () => answerWith(user, nothingAlike, textSaved),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' })
    const save = canvas.getByRole('button', { name: /Save and add another/ })
    await expect(save).toBeDisabled()
    await expect(canvas.getByText('Enter a title')).toBeVisible()
    await userEvent.type(title, 'Bulbs')
    await expect(canvas.getByText('Enter the text')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Opaline takes an E27 bulb.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(onText).toHaveBeenCalledWith({ title: 'Bulbs', content: 'Opaline takes an E27 bulb.' }),
    )
    await waitFor(() => expect(title).toHaveValue(''))
    await expect(title).toHaveFocus()
    await screen.findByText('Added: Bulbs')
  },
}

/** What was typed stays, and below why it was not saved it says what that means. */
export const TextNotSaved: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () =>
    answerWith(
      user,
      nothingAlike,
      handle(uploadText, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Bulbs')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Opaline takes an E27 bulb.')
    await userEvent.click(canvas.getByRole('button', { name: /Save and add another/ }))
    await expect(await canvas.findByText('Could not save the text')).toBeVisible()
    await expect(canvas.getByText(/Your text is saved\. Try again\./)).toBeVisible()
    // Without a connection to it, that is said first.
    answerWith(
      user,
      nothingAlike,
      handle(uploadText, () => Response.error()),
    )
    await userEvent.click(canvas.getByRole('button', { name: /Save and add another/ }))
    await expect(await canvas.findByText(/Can’t reach the server\. Check your connection\./)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Opaline takes an E27 bulb.')
  },
}

/** What is typed is there again. */
export const Draft: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () => {
    keepText(draftKey('user-1', 'knowledge:text'), JSON.stringify({ title: 'Bulbs', content: 'E27' }))
    answerWith(user)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Bulbs')
    await canvas.findByText('Draft saved in this browser')
  },
}

/** A question that an address names is filled in. */
export const Pair: Story = {
  args: { path: '/knowledge/upload-resources?way=qa&question=Can%20I%20dim%20it%3F' },
  beforeEach: () => answerWith(user, nothingAlike, pairSaved),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Question' })).toHaveValue('Can I dim it?')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer' }), 'Yes.')
    await userEvent.click(canvas.getByRole('button', { name: /Save and add another/ }))
    await waitFor(() =>
      expect(onPair).toHaveBeenCalledWith({
        title: 'Can I dim it?',
        question: 'Can I dim it?',
        answer: 'Yes.',
      }),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveValue(''))
  },
}

export const NoCompany: Story = {
  args: { path: '/knowledge/upload-resources?way=qa&question=Why' },
  beforeEach: () =>
    answerWith(
      user,
      nothingAlike,
      handle(uploadPair, () => problem(409, 'conflict')),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'So.')
    await userEvent.click(canvas.getByRole('button', { name: /Save and add another/ }))
    await canvas.findByText('Save your company’s details first')
    await expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveValue('So.')
  },
}

/** Rows that are complete are added, the others stay with what is wrong under them. */
export const Pasted: Story = {
  args: { path: '/knowledge/upload-resources?way=qa' },
  beforeEach: () => {
    onPair.mockClear()
    answerWith(user, nothingAlike, pairSaved)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Paste from a table'))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rows' }))
    await userEvent.paste('Can I dim it?\tYes.\nIs it heavy?\t\nWhere is it made?\tIn Nantes.')
    await canvas.findByText('Row 2: there is no answer')
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 questions' }))
    await waitFor(() => expect(onPair).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue('Is it heavy?\t'))
  },
}

/** Rows that are like a source are told before anything is added, and added when that is asked for again. */
export const PastedAlike: Story = {
  args: { path: '/knowledge/upload-resources?way=qa' },
  beforeEach: () => {
    onPair.mockClear()
    const source = { documentId: 'doc-canarias', title: '¿Enviáis a Canarias?', kind: 'qa' as const }
    onPairChange.mockClear()
    return answerWith(
      user,
      pairSaved,
      pairChanged,
      handle(findAlikeSources, async ({ request }) => {
        const { question = '' } = await request.json()
        return {
          data: { sources: question.includes('Canarias') ? [{ ...source, answersOtherwise: true }] : [] },
        }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Paste from a table'))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rows' }))
    await userEvent.paste('¿Enviáis a Canarias?\tSí, en 5 días.\nCan I dim it?\tYes.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 questions' }))
    await canvas.findByText('Same question with a different answer:')
    await canvas.findByText('1 row is similar to one of your sources.')
    await expect(canvas.getByRole('button', { name: 'Add 2 questions' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: '¿Enviáis a Canarias?' })).toBeVisible()
    await expect(onPair).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByText(/is similar to one of your sources/)).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 questions' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(onPair).toHaveBeenCalledTimes(1))
    await expect(onPairChange).toHaveBeenCalledWith({
      documentId: 'doc-canarias',
      title: '¿Enviáis a Canarias?',
      question: '¿Enviáis a Canarias?',
      answer: 'Sí, en 5 días.',
    })
  },
}

/** Rows beyond those that are added at once are told, and wait for the next time. */
export const PastedMany: Story = {
  args: { path: '/knowledge/upload-resources?way=qa' },
  beforeEach: () => answerWith(user, nothingAlike, pairSaved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Paste from a table'))
    const rows = canvas.getByRole('textbox', { name: 'Rows' })
    await userEvent.click(rows)
    const broken = Array.from({ length: 499 }, (_, row) => `Question ${row}\t`)
    await userEvent.paste(
      ['Can I dim it?\tYes.', ...broken, 'Is it heavy?\tNo.', 'Is it red?\tYes.'].join('\n'),
    )
    await canvas.findByText(/2 rows are left over/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1 question' }))
    await screen.findByText('Questions and answers added: 1')
    await canvas.findByText(/1 row is left over/)
    await expect((rows as HTMLTextAreaElement).value).toMatch(
      /Question 498\t\nIs it heavy\?\tNo.\nIs it red\?\tYes.$/,
    )
    await canvas.findByRole('button', { name: 'Add 1 question' }, { timeout: 8_000 })
  },
}

const onKey = fn()

/** Sent again after a lost answer it is the same call, also by who opens the page anew; what is reworded is another. */
export const TextTwice: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () => {
    onKey.mockClear()
    return answerWith(
      user,
      nothingAlike,
      handle(uploadText, ({ request }) => {
        onKey(request.headers.get('idempotency-key'))
        return onKey.mock.calls.length < 4 ? problem(503) : { data: { document: aDocument() } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' })
    await userEvent.type(title, 'Bulbs')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'E27.')
    const save = canvas.getByRole('button', { name: /Save and add another/ })
    const send = async (times: number) => {
      await userEvent.click(save)
      await waitFor(() => expect(onKey).toHaveBeenCalledTimes(times))
      await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'))
    }
    await send(1)
    await send(2)
    await userEvent.type(title, '!')
    await send(3)
    await send(4)
    const [first, again, reworded, rewordedAgain] = onKey.mock.calls.map(([key]) => String(key))
    await expect(first).toMatch(/^[\w-]{36}$/)
    await expect(again).toBe(first)
    await expect(reworded).not.toBe(first)
    await expect(rewordedAgain).toBe(reworded)
  },
}

const onLook = fn()

/** What a source says already is added only by who wants it all the same; reworded, it is looked for again. */
export const Alike: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () => {
    onText.mockClear()
    onLook.mockClear()
    return answerWith(
      user,
      textSaved,
      handle(findAlikeSources, async ({ request }) => {
        onLook(await request.json())
        const kind = 'text' as const
        return { data: { sources: [{ documentId: 'doc-bulbs', title: 'Bulbs and sockets', kind }] } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Bulbs')
    const text = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.type(text, 'Opaline takes an E27 bulb.')
    const save = canvas.getByRole('button', { name: /Save and add another/ })
    await userEvent.click(save)
    await canvas.findByText('“Bulbs and sockets” says almost the same thing.')
    await expect(onLook).toHaveBeenCalledWith({ title: 'Bulbs', content: 'Opaline takes an E27 bulb.' })
    await expect(onText).not.toHaveBeenCalled()
    await userEvent.type(text, '!')
    await waitFor(() => expect(canvas.queryByText(/says almost the same thing/)).toBeNull())
    await userEvent.click(save)
    await expect(await canvas.findByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      expect.stringContaining('source=text%3Adoc-bulbs'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }))
    await waitFor(() =>
      expect(onText).toHaveBeenCalledWith({ title: 'Bulbs', content: 'Opaline takes an E27 bulb.!' }),
    )
    await waitFor(() => expect(canvas.queryByText(/says almost the same thing/)).toBeNull())
  },
}

/** A source of the same title is told before another one passes silently; replaced, it keeps its place. */
export const SameTitle: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () => {
    onText.mockClear()
    onTextChange.mockClear()
    const same = { documentId: 'doc-returns', title: 'Returns', kind: 'text' as const, hasSameTitle: true }
    const alike = handle(findAlikeSources, async ({ request }) => {
      const { title } = await request.json()
      const sources = title === 'returns' ? [{ ...same, updatedAt: '2026-11-18T16:40:11.000Z' }] : []
      return { data: { sources } }
    })
    return answerWith(user, alike, textSaved, textChanged)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'returns')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Within 14 days.')
    const save = canvas.getByRole('button', { name: /Save and add another/ })
    await userEvent.click(save)
    await canvas.findByText(/“Returns” already exists \(saved/)
    await expect(onText).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByText(/“Returns” already exists/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Within 14 days.')
    await userEvent.click(save)
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace' }))
    await screen.findByText('Replaced: returns')
    await expect(onTextChange).toHaveBeenCalledWith({
      documentId: 'doc-returns',
      title: 'returns',
      content: 'Within 14 days.',
    })
    await expect(onText).not.toHaveBeenCalled()
  },
}

const onGone = fn()

/** What another kind of source takes the place of goes only once that is ready. */
export const SameTitleAsFile: Story = {
  args: { path: '/knowledge/upload-resources?way=text' },
  beforeEach: () => {
    onGone.mockClear()
    let asked = 0
    const same = { documentId: 'doc-file', title: 'Returns', kind: 'file' as const, hasSameTitle: true }
    return answerWith(
      user,
      textSaved,
      handle(findAlikeSources, () => ({ data: { sources: [same] } })),
      handle(getKnowledgeDocument, () => ({
        data: { document: aDocument({ state: asked++ === 0 ? 'indexing' : 'ready' }) },
      })),
      handle(removeKnowledgeDocument, ({ params }) => {
        onGone(params['id'], asked)
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Returns')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Within 14 days.')
    await userEvent.click(canvas.getByRole('button', { name: /Save and add another/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(onGone).toHaveBeenCalledWith('doc-file', 2), { timeout: 8_000 })
  },
}

/** A question that is answered otherwise is told; replaced, the pair has the new answer. */
export const OtherAnswer: Story = {
  args: { path: '/knowledge/upload-resources?way=qa&question=Can%20I%20dim%20it%3F' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    onPair.mockClear()
    onPairChange.mockClear()
    const source = { documentId: 'doc-dim', title: 'Can I dim it?', kind: 'qa' as const }
    return answerWith(
      user,
      handle(findAlikeSources, () => ({ data: { sources: [{ ...source, answersOtherwise: true }] } })),
      pairSaved,
      pairChanged,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'No.')
    await userEvent.click(canvas.getByRole('button', { name: /Save and add another/ }))
    await canvas.findByText('“Can I dim it?” has the same question with a different answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }))
    await screen.findByText('Replaced: Can I dim it?')
    await expect(onPairChange).toHaveBeenCalledWith({
      documentId: 'doc-dim',
      title: 'Can I dim it?',
      question: 'Can I dim it?',
      answer: 'No.',
    })
    await expect(onPair).not.toHaveBeenCalled()
  },
}

const aWay = fillSlot(knowledgeWays, {
  id: 'letters',
  label: { id: 'story.letters', message: 'From letters' },
  load: () => Promise.resolve(() => <p>What letters teach</p>),
})
const withLetters = { ...knowledgeFeature, fills: [...(knowledgeFeature.fills ?? []), aWay] }

/** Another feature adds a way: a tab behind the others, which the address names. */
export const AnotherWay: Story = {
  args: { path: '/knowledge/upload-resources?way=letters' },
  render: (args) => <FeatureScreen {...args} feature={withLetters} />,
  beforeEach: () => answerWith(user),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What letters teach')
    const tab = canvas.getByRole('link', { name: /From letters/ })
    await expect(tab).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('link', { name: /^Text/ }))
    await canvas.findByRole('textbox', { name: 'Title' })
    await expect(canvas.queryByText('What letters teach')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: /From letters/ }))
    await canvas.findByText('What letters teach')
  },
}

export const PairPhone: Story = {
  args: { path: '/knowledge/upload-resources?way=qa' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(user),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Question' })
  },
}
