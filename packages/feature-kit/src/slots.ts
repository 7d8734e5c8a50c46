import type { Role, Ticket } from '@replybay/api-client'
import type { PaletteSourceProps } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { defineSlot } from './slot.ts'

/** Figures in a row on the home page, each a link to what it counts. */
export const homeFigures = defineSlot('home.figures', { isInFrame: true })

/** Cards of the home page, below its figures. */
export const homeCards = defineSlot('home.cards', { isInFrame: true })

/** Cards of the home page beside the others, in a narrow column. */
export const homeSide = defineSlot('home.side', { isInFrame: true })

/** Beside the day, at the head of the home page: what waits for the person, in place of its children. */
export const homeSummary = defineSlot<{ children: ReactNode }>('home.summary', { isInFrame: true })

/** The first button of the home page: where the person begins to work, in place of its children. */
export const homeStart = defineSlot<{ children: ReactNode }>('home.start', { isInFrame: true })

/** Cards of the home page while the company has no plan: what came in and waits. Nothing in them can be opened. */
export const homeWithoutPlan = defineSlot('home.without-plan', { isInFrame: true })

/** Of a company that has nothing yet: what will be on its home page, and once what has happened (`LaterCard`). */
export const homeLater = defineSlot('home.later', { isInFrame: true })

/** In the strip that says that there is no connection: what waits for one. */
export const offlineNotes = defineSlot('page.offline', { isInFrame: true })

/** Strips above every page that tell of changes that are not saved. They are shown before `pageBanners`. */
export const pageAlerts = defineSlot('page.alerts', { isInFrame: true })

/** Strips above every page, for what concerns the whole account. The first one that has something to say is shown. */
export const pageBanners = defineSlot('page.banners', { isInFrame: true })

/** What goes on behind every page. Fills show nothing. */
export const pageBackground = defineSlot('page.background', { isInFrame: true })

/** Beside the person at the foot of the menu, on every page. */
export const menuTools = defineSlot('menu.tools', { isInFrame: true })

/** On a phone, where the menu is closed: how much is new in what stands beside the person, a `CountBadge`. */
export const menuNews = defineSlot('menu.news', { isInFrame: true })

/** Above the settings at the foot of the menu, on every page: a `NavSwitch`, in the rail as an icon alone. */
export const menuStatus = defineSlot<{ isNarrow: boolean }>('menu.status', { isInFrame: true })

/** Sections of /settings/settings, each with the fill's id as its own and a label. */
export const companySettings = defineSlot('settings.company')

/** Sections of /settings/settings?section=tickets. */
export const ticketSettings = defineSlot('settings.tickets')

/** Sections of /settings/profile. */
export const profileSettings = defineSlot('settings.profile')

/** Sections of /warehouse/settings that are about the person and not the device, each with the fill's id as its own and a label. */
export const warehouseSettings = defineSlot('settings.warehouse')

/** Above the people of /settings/warehouses: what the warehouse still lacks. */
export const warehouseHints = defineSlot('settings.warehouse-hints')

/** More about a role, where /settings/team explains it. */
export const roleDetails = defineSlot<{ role: Role }>('team.role')

/** Beside a ticket, between who wrote and how to reach them: what else there is about it, such as orders. */
export const ticketSide = defineSlot<{ ticket: Ticket }>('ticket.side')

/** Beside an email, below who wrote it: what else there is of that person, such as their tickets or orders. */
export const emailSide = defineSlot<{ address: string }>('email.side')

/** A text that the team has saved to reply with, filled in for one customer. */
export interface SavedReply {
  key: string
  title: string
  /** By which it is found after a slash. */
  shortcut: string
  /** How it begins, in one line. */
  preview: string
  text: string
  /** The part of the text that is selected once it is inserted: what is to be filled in, or where one goes on typing. */
  selection: readonly [from: number, to: number]
}

/** Saved replies for an email. A fill finds them by what was typed, and shows what `render` makes of them. */
export const emailReplies = defineSlot<{
  query: string
  /** To whom the email goes. */
  customer: { name?: string | undefined; address?: string | undefined }
  subject: string
  render: (found: readonly SavedReply[]) => ReactNode
}>('email.replies', { isOffer: true })

/** Rows among the facts about a ticket's customer, such as how much they have ordered: each of what `renderFact` makes. */
export const ticketFacts = defineSlot<{
  ticket: Ticket
  renderFact: (label: string, value: ReactNode) => ReactNode
}>('ticket.facts')

/** The number of an order, in messages and beside a ticket: a link around its children. Plain text where nothing fills it. */
export const orderLink = defineSlot<{ order: string; children: ReactNode }>('order.link')

/** A ticket that is named elsewhere: a link around its children. Plain text where nothing fills it. */
export const ticketLink = defineSlot<{ ticketId: string; children: ReactNode }>('ticket.link')

/**
 * Where a shop or a service is connected, for whoever may do that: a link around its children. Nothing for others.
 *
 * @param open the service whose form it leads to
 */
export const integrationsLink = defineSlot<{ open?: string; children: ReactNode }>('integrations.link')

/** An email that is named elsewhere: a link around its children. Plain text where nothing fills it. */
export const emailLink = defineSlot<{ emailId: string; children: ReactNode }>('email.link')

/** A source of the knowledge base that is named elsewhere: a link around its children. Plain text where nothing fills it. */
export const sourceLink = defineSlot<{ documentId: string; children: ReactNode }>('source.link')

/** What a customer asked and no source answers: the way to write its answer into the knowledge base. */
export const missingAnswer = defineSlot<{ question: string }>('source.missing')

/** What a customer asked, where a page shows it or its reply: keeps it as a question to test the AI agent with. */
export const testQuestion = defineSlot<{
  question: string
  /** In which it is asked, a BCP 47 tag; nothing where its words tell. */
  language?: string | undefined
}>('agent.test-question', { isOffer: true })

/**
 * Ways to add sources, each a tab of /knowledge/upload-resources behind the knowledge's own. A fill's label names its tab,
 * its id is the `?way=` of the address; the fill of the tab that is open is shown alone.
 */
export const knowledgeWays = defineSlot('knowledge.ways')

/** An event that a ticket can sleep until, beside the times. */
export interface SnoozeOffer {
  /** As it stands in the menu: "Until the return arrives". */
  label: string
  /** For what it then sleeps. */
  snoozedFor: NonNullable<Ticket['snoozedFor']>
  /**
   * Has the feature wake the ticket when that happens; the ticket then sleeps until the customer writes, at most. Where it
   * rejects, the ticket stays awake, and the feature says why.
   */
  wait: () => Promise<unknown>
}

/** Events that a ticket can sleep until. Fills show nothing: they say what they offer, or undefined where they no longer do. */
export const ticketSnooze = defineSlot<{
  ticket: Ticket
  onOffer: (id: string, offer: SnoozeOffer | undefined) => void
}>('ticket.snooze', { isOffer: true })

/** What a ticket's answer can be taught to. */
export interface TeachOffer {
  /** Opens the form as soon as the ticket is closed. */
  open: () => void
}

/**
 * Who learns from a ticket. Fills show nothing, and so have no texts to wait for: they say what they offer, or undefined
 * where they no longer do.
 */
export const ticketTeach = defineSlot<{
  ticket: Ticket
  onOffer: (offer: TeachOffer | undefined) => void
}>('ticket.teach', { isInFrame: true, isOffer: true })

/** Above the composer: what can be done with a closed ticket, the one that is open or the one that was closed last. */
export const ticketAfterClose = defineSlot<{ ticketId: string; customerName: string }>('ticket.after-close', {
  isOffer: true,
})

/** What the command palette finds beside commands. Its sources ask nobody before something is typed, and show nothing. */
export const paletteSources = defineSlot<PaletteSourceProps>('palette.sources')

/** Where the owner of a blocked account reads what is left to do: the way to take the data along. */
export const dataExport = defineSlot('account.export')

/** Where the owner of a suspended account reads what is left to do: the end of the account. */
export const accountDeletion = defineSlot('account.deletion')

/** In an inbox to which nobody has written yet: what brings the first tickets, one button a fill. */
export const emptyInbox = defineSlot('tickets.empty')

/** A row of settings on /webs/agent: what the AI agent of a website does by itself. */
export const webReplyMode = defineSlot<{ webId: string }>('web.reply-mode')
