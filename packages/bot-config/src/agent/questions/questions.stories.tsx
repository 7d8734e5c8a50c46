import type { KnowledgeGap } from '@replybay/api-client'
import {
  addBotQuestion,
  getWebInfo,
  listBotQuestions,
  listKnowledgeGaps,
  moveBotQuestion,
  removeBotQuestion,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AgentServer, agentServer, french } from '../../stories/agent-samples.ts'
import { BotConfigScreen } from '../../stories/bot-config-screen.tsx'
import { lumen, outlet, websiteServer } from '../../stories/samples.ts'

const meta: Meta<typeof BotConfigScreen> = {
  title: 'Bot config/Agent questions',
  component: BotConfigScreen,
  args: { path: '/webs/agent' },
}
export default meta
type Story = StoryObj<typeof BotConfigScreen>

let server: AgentServer
let repair = () => {}
const begin = (of: Parameters<typeof agentServer>[0] = {}) => {
  localStorage.clear()
  server = agentServer(of)
  answerWith(...server.handlers)
}
const callsOf = (operation: string) =>
  server.calls.filter((call) => call.operation === operation).map(({ body }) => body)
const shown = () =>
  [...document.querySelectorAll('ol[aria-label="Questions"] > li')].map(
    (row) => row.querySelector('[data-question]')?.textContent,
  )
const loaded = () => screen.findByRole('button', { name: 'Move: Où est ma commande ?' })

/** Languages with their counts, and what each lacks; the first is shown, with its answers. */
export const Loaded: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas }) => {
    await loaded()
    const languages = within(canvas.getByRole('navigation', { name: 'Languages' }))
    await expect(languages.getByRole('link', { name: 'French 3' })).toHaveAttribute('aria-current', 'page')
    await expect(languages.getByRole('link', { name: 'English 2 1 missing' })).toBeVisible()
    await expect(languages.getByRole('link', { name: 'Spanish 0 3 missing' })).toBeVisible()
    await expect(canvas.getByText('Oui, une E27 de 8 W.')).toBeVisible()
    await expect(canvas.getByText('Asked, 30 d')).toBeVisible()
    await expect(canvas.getByText('Also in, by position')).toBeVisible()
    await expect(canvas.getAllByTitle('English: has a question in this position')).toHaveLength(2)
    await expect(canvas.getAllByTitle('Spanish: no question in this position')).toHaveLength(3)
    await expect(canvas.getByText('Asked 38 times in 30 days')).toBeInTheDocument()
    await expect(canvas.getByText('Asked 1 time in 30 days')).toBeInTheDocument()
    await expect(canvas.getByRole('tab', { name: 'Questions 5' })).toHaveAttribute('aria-selected', 'true')
  },
}

const asked = (question: string, times: number): KnowledgeGap => ({
  gapId: `gap-${times}`,
  question,
  language: 'fr-FR',
  asked: times,
  ways: 2,
  languages: { 'fr-FR': times },
  days: [0, 0, 0, 0, 0, 0, 0, 0, 0, times],
  before: 0,
  state: 'open',
  askedAt: '2026-11-20T08:00:00.000Z',
})

/** Of what no source answers, the most asked in this language: one click suggests it, and it leaves the card. */
export const KeptAsked: Story = {
  beforeEach: () => {
    begin({ about: { capabilities: ['webs', 'answering', 'knowledge'] } })
    answerWith(
      handle(listKnowledgeGaps, ({ request }) => {
        const { searchParams } = new URL(request.url)
        const isFrench = searchParams.get('language') === 'fr-FR' && searchParams.get('days') === '30'
        const gaps = [
          asked('Avez-vous un showroom à Nantes ?', 9),
          asked('ou est ma commande', 5),
          asked('Faites-vous des prix professionnels ?', 3),
          asked('La Mira flotte-t-elle ?', 1),
        ]
        return { data: { gaps: isFrench ? gaps : [], total: isFrench ? gaps.length : 0, asked: 0 } }
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    const card = within(await canvas.findByRole('region', { name: 'Customers keep asking' }))
    await expect(card.getAllByRole('listitem')).toHaveLength(2)
    await expect(card.getByText('9 times in 30 days, and no question covers it yet.')).toBeVisible()
    await userEvent.click(
      card.getByRole('button', { name: 'Add question', description: 'Avez-vous un showroom à Nantes ?' }),
    )
    await expect(await screen.findByText('Added: Avez-vous un showroom à Nantes ?')).toBeVisible()
    await expect(shown().at(-1)).toBe('Avez-vous un showroom à Nantes ?')
    await expect(card.getAllByRole('listitem')).toHaveLength(1)
    await expect(callsOf('addBotQuestion')).toEqual([{ question: 'Avez-vous un showroom à Nantes ?' }])
    await userEvent.click(canvas.getByRole('link', { name: 'English 2 2 missing' }))
    await canvas.findByRole('button', { name: 'Move: Where is my order?' })
    await expect(canvas.queryByRole('region', { name: 'Customers keep asking' })).toBeNull()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await expect(await canvas.findByRole('region', { name: 'Live preview' })).toBeVisible()
  },
}

export const InFrench: Story = {
  beforeEach: () => begin(),
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Anglais 2 1 manquante$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ajouter une langue' })).toBeVisible()
  },
}

export const InSpanish: Story = {
  beforeEach: () => begin(),
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Inglés 2 Falta 1$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Añadir idioma' })).toBeVisible()
  },
}

/** The first language that is offered is the one that the person reads; a click adds it. */
export const NoLanguage: Story = {
  beforeEach: () => begin({ languages: [] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No language yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Add language' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a language' }))
    await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('American English')
    await userEvent.click(dialog.getByRole('button', { name: 'Add language' }))
    await expect(await canvas.findByRole('link', { name: 'English 0' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(callsOf('addBotQuestionLanguage')).toEqual([{ lang: 'en-US' }])
    await expect(
      canvas.getByRole('textbox', { name: 'Add the first question, or paste several lines' }),
    ).toBeVisible()
  },
}

/** It is typed to be found; what is there already is not offered. */
export const LanguageAdded: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Add language' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a language' }))
    const field = dialog.getByRole('combobox', { name: 'Language' })
    await expect(field).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Add language' }))
    await expect(await dialog.findByText('Choose a language')).toBeVisible()
    await userEvent.type(field, 'Ital')
    await userEvent.click(await screen.findByRole('option', { name: 'Italian' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add language' }))
    await expect(await canvas.findByRole('link', { name: 'Italian 0 3 missing' })).toBeVisible()
    await expect(callsOf('addBotQuestionLanguage')).toEqual([{ lang: 'it-IT' }])
  },
}

export const LanguageDeleted: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for French' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete language' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete French?' }))
    await expect(dialog.getByText('Its 3 questions are deleted for good.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete language' }))
    await expect(await screen.findByText('French was deleted')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^French/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Move: Where is my order?' })).toBeVisible()
  },
}

/** In place: an empty question makes no call, and a saved one is shown; only what was changed is sent. */
export const Edited: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Où est ma commande ?' }))
    const field = canvas.getByRole('textbox', { name: 'Question' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription(/Type the question\. An empty one isn’t saved\./)
    await userEvent.type(field, 'Où est mon colis ?')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const words = await canvas.findByRole('button', { name: 'Où est mon colis ?' })
    await waitFor(() => expect(words).toHaveFocus())
    await expect(callsOf('updateBotQuestion')).toEqual([
      { questionId: 'q-commande', question: 'Où est mon colis ?' },
    ])
  },
}

/** Escape closes, and changes nothing. */
export const NotEdited: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Où est ma commande ?' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), ' vraiment{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Où est ma commande ?' })).toBeVisible()
    await expect(server.calls).toEqual([])
  },
}

/** Space takes it, arrows move it, Space drops it; each is told. The focus stays on it. */
export const MovedByKeys: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    const grip = await loaded()
    grip.focus()
    await userEvent.keyboard(' ')
    await expect(screen.getByText(/^Où est ma commande \? taken, place 1 of 3\./)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByText('Place 3 of 3')).toBeInTheDocument()
    await expect(shown().at(-1)).toBe('Où est ma commande ?')
    await expect(server.calls).toEqual([])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move: Où est ma commande ?' })).toHaveFocus(),
    )
    await userEvent.keyboard(' ')
    await waitFor(() => expect(callsOf('moveBotQuestion')).toEqual([{ newIndex: 2, oldIndex: 0 }]))
    await expect(shown()).toEqual([
      'L’ampoule est-elle fournie ?',
      'Comment retourner une lampe ?',
      'Où est ma commande ?',
    ])
  },
}

export const PutBack: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    const grip = await loaded()
    grip.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(shown()[1]).toBe('Où est ma commande ?')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByText('Où est ma commande ? put back at place 1 of 3')).toBeInTheDocument()
    await expect(shown()[0]).toBe('Où est ma commande ?')
    await expect(server.calls).toEqual([])
  },
}

export const MovedByPointer: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    const grip = await loaded()
    const last = await screen.findByRole('button', { name: 'Move: Comment retourner une lampe ?' })
    const { left, top } = last.getBoundingClientRect()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords: { clientX: left + 5, clientY: top + 5 } },
      { keys: '[/MouseLeft]', target: grip, coords: { clientX: left + 5, clientY: top + 5 } },
    ])
    await waitFor(() => expect(callsOf('moveBotQuestion')).toEqual([{ newIndex: 2, oldIndex: 0 }]))
  },
}

/** What the server does not move is where it was, and the words of the catalogue say so. */
export const NotMoved: Story = {
  beforeEach: () => {
    begin()
    let reads = 0
    answerWith(
      handle(moveBotQuestion, () => problem(500)),
      // Nor can the list be read again: it is put back by itself.
      handle(listBotQuestions, () => (reads++ === 0 ? { data: { languages: [french] } } : problem(500))),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Où est ma commande ?' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }))
    await expect(await canvas.findByText('Error on dragging bot question')).toBeVisible()
    await waitFor(() => expect(shown()[0]).toBe('Où est ma commande ?'))
  },
}

/** The website could not be loaded: the page says so, and no other takes its place. */
export const WebsiteProblem: Story = {
  beforeEach: () => {
    begin()
    let isUp = false
    answerWith(
      handle(getWebInfo, ({ params }) => {
        if (params.id === outlet._id) return { data: { web: outlet } }
        if (isUp) return { data: { web: lumen } }
        return problem(500)
      }),
      ...server.handlers,
    )
    repair = () => {
      isUp = true
    }
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('User dont have any web')
    await expect(canvas.queryByRole('tab', { name: /^Questions/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Website: Website without a name' })).toBeVisible()
    repair()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await loaded()
  },
}

/** A backend that answers with the documented tag alone: the language has no questions. */
export const TagsAlone: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(listBotQuestions, () =>
        // As the specification shows a language; the contract's questions are decided.
        Response.json({ data: { languages: [{ lang: 'fr-FR' }, { lang: 'en-US' }] } }),
      ),
      ...server.handlers,
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'French 0' })).toBeVisible()
    await expect(
      canvas.getByRole('textbox', { name: 'Add the first question, or paste several lines' }),
    ).toBeVisible()
  },
}

/** What is typed to be added is kept for each language on its own. */
export const TypedByLanguage: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    const field = () => canvas.getByRole('textbox', { name: /^Add (a|the first) question/ })
    await userEvent.type(field(), 'Une garantie ?')
    await userEvent.click(canvas.getByRole('link', { name: /^English/ }))
    await canvas.findByRole('button', { name: 'Move: Where is my order?' })
    await expect(field()).toHaveValue('')
    await userEvent.type(field(), 'A warranty?')
    await userEvent.click(canvas.getByRole('link', { name: /^French/ }))
    await loaded()
    await expect(field()).toHaveValue('Une garantie ?')
    await userEvent.click(canvas.getByRole('tab', { name: 'Test' }))
    await userEvent.click(canvas.getByRole('tab', { name: /^Questions/ }))
    await userEvent.click(canvas.getByRole('link', { name: /^English/ }))
    await waitFor(() => expect(field()).toHaveValue('A warranty?'))
  },
}

/** One is added by Enter; an empty field makes no call and says why. */
export const Added: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    const field = canvas.getByRole('textbox', { name: 'Add a question, or paste several lines' })
    await userEvent.type(field, '{Enter}')
    await expect(field).toHaveAccessibleDescription(/Type a question first\. An empty one isn’t added\./)
    await expect(server.calls).toEqual([])
    await userEvent.type(field, 'Livrez-vous en Suisse ?{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Livrez-vous en Suisse ?' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** One question a line; what failed stays in the field. */
export const PastedInPart: Story = {
  beforeEach: () => {
    begin()
    let count = 0
    answerWith(
      handle(addBotQuestion, ({ request }) => {
        if (++count > 2) return problem(409, 'limit-reached')
        return server.add('fr-FR', request)
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    const field = canvas.getByRole('textbox', { name: 'Add a question, or paste several lines' })
    await userEvent.click(field)
    await userEvent.paste('- Un ?\n- Deux ?\n\n- Trois ?\n- Quatre ?')
    await userEvent.click(canvas.getByRole('button', { name: 'Add 4 questions' }))
    await expect(
      await canvas.findByText(/You’ve reached the limit of 100 questions in a language/),
    ).toBeVisible()
    await expect(canvas.getByText(/2 questions weren’t added\. They’re still here\./)).toBeVisible()
    await expect(field).toHaveValue('Trois ?\nQuatre ?')
  },
}

/** It can be undone for a while; the server hears of it then, and only then. */
export const DeletedAndUndone: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Où est ma commande ?' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await expect(await screen.findByText('Deleted: Où est ma commande ?')).toBeVisible()
    await expect(shown()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(shown()).toHaveLength(3))
    await expect(server.calls).toEqual([])
  },
}

/** A refusal brings it back, and says so. */
export const NotDeleted: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(removeBotQuestion, () => problem(403, 'forbidden')),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Où est ma commande ?' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('Deleted: Où est ma commande ?')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(await screen.findByText('Error on deleting bot question')).toBeVisible()
    await waitFor(() => expect(shown()).toHaveLength(3))
  },
}

/** Which question is missing in which language. */
export const Compared: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('link', { name: 'Compare languages' }))
    await expect(await canvas.findByText(/^4 questions are missing\./)).toBeVisible()
    const third = within(canvas.getByRole('row', { name: /^3 / }))
    await expect(third.getAllByRole('link', { name: 'Missing' })).toHaveLength(2)
    const [inEnglish] = third.getAllByRole('link', { name: 'Missing' })
    if (inEnglish) await userEvent.click(inEnglish)
    await expect(await canvas.findByRole('button', { name: 'Move: Where is my order?' })).toBeVisible()
  },
}

/** A language that another person deletes takes no typed text with it: it can be added again with it. */
export const LanguageGone: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Où est ma commande ?' }))
    const field = canvas.getByRole('textbox', { name: 'Question' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Où est mon colis ?')
    server.loseLanguage('fr-FR')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText(/^French was deleted while you were editing a question in it\./),
    ).toBeVisible()
    await expect(canvas.getByText('Où est mon colis ?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add French again' }))
    await userEvent.click(await canvas.findByRole('link', { name: /^French 1/ }))
    await expect(await canvas.findByRole('button', { name: 'Où est mon colis ?' })).toBeVisible()
  },
}

/** What is typed is there again after a reload. */
export const KeptOverReload: Story = {
  beforeEach: () => {
    begin()
    localStorage.setItem(
      'replybay:draft:user-1:form:web-questions:web-lumen',
      JSON.stringify({
        added: { 'fr-FR': 'Encore une ?' },
        edited: { 'q-commande': { lang: 'fr-FR', question: 'Où donc ?', answer: '' } },
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Question' })).toHaveValue('Où donc ?')
    await expect(canvas.getByDisplayValue('Encore une ?')).toBeVisible()
  },
}

/** What could not be loaded is asked for again. */
export const Problem: Story = {
  beforeEach: () => {
    begin()
    let isUp = false
    answerWith(
      handle(listBotQuestions, () => {
        if (isUp) return { data: { languages: [french] } }
        isUp = true
        return problem(500)
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on fetching bot questions')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await loaded()
  },
}

/** Another website is the current one for the whole product, and its questions are shown. */
export const OtherWebsite: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await loaded()
    await userEvent.click(await canvas.findByRole('button', { name: 'Website: maison-lumen.example' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'outlet.maison-lumen.example' }))
    await expect(
      await canvas.findByRole('button', { name: 'Website: outlet.maison-lumen.example' }),
    ).toBeVisible()
    await expect(localStorage.getItem('replybay:web:user-1')).toBe('web-outlet')
  },
}

/** A company without a website is led to where it adds one. */
export const NoWebsite: Story = {
  beforeEach: () => {
    localStorage.clear()
    answerWith(...websiteServer([]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a website' })).toHaveAttribute(
      'href',
      '/webs/integration',
    )
  },
}
