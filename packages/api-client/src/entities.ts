import type { components } from './generated/schema.ts'

type Schemas = components['schemas']

/** A source that says nearly the same as another one. */
export type AlikeSource = Schemas['AlikeSource']
/** Two sources that answer the same question otherwise. */
export type Contradiction = Schemas['Contradiction']
/** A thing that the AI agents know. */
export type KnowledgeDocument = Schemas['KnowledgeDocument']
export type KnowledgeGap = Schemas['KnowledgeGap']
export type SynonymGroup = Schemas['SynonymGroup']
export type UntaughtTicket = Schemas['UntaughtTicket']
export type KnowledgeProblem = Schemas['KnowledgeProblem']
/** Where the indexing of all of it stands. */
export type KnowledgeIndexing = Schemas['KnowledgeIndexing']
export type KnowledgeState = Schemas['KnowledgeState']
/** A website that the AI agents read. */
export type KnowledgeWebsite = Schemas['KnowledgeWebsite']
export type LookedAtPage = Schemas['LookedAtPage']
export type WebsitePage = Schemas['WebsitePage']
export type ExampleAnswer = Schemas['ExampleAnswer']
/** A question that an AI agent is tested with, and how that went. */
export type TestQuestion = Schemas['TestQuestion']
/** What came near to a question. */
export type AnswerPassage = NonNullable<ExampleAnswer['passages']>[number]

/** @see specification §3, User */
export type User = Schemas['User']
/** @see specification §6 */
export type Role = Schemas['Role']
/** Who invited whom to what. */
export type Invitation = Schemas['Invitation']
/** Somebody of the company, or somebody who was invited to it. */
export type TeamMember = Schemas['TeamMember']
/** How the AI agent of a web behaves and looks. @see specification §3, Bot settings */
export type BotSettings = Schemas['BotSettings']
/** A question that the chat window suggests. @see specification §3, Bot question */
export type BotQuestion = Schemas['BotQuestion']
/** The questions of one language, in their order. @see specification §3, Bot question language */
export type BotQuestionLanguage = Schemas['BotQuestionLanguage']
/** @see specification §3, Web */
export type Web = Schemas['Web']
/** A ticket as a list shows it. @see specification §3, Ticket */
export type TicketSummary = Schemas['TicketSummary']
/** A ticket with everything that was said. @see specification §3, Ticket */
export type Ticket = Schemas['Ticket']
export type TicketMessage = Schemas['Message']
export type TicketEvent = Schemas['TicketEvent']
/** A note that mentions the person, who has not read it yet. */
export type UnreadMention = Schemas['UnreadMention']
/** What a colleague noted; customers never see it. */
export type Note = Schemas['Note']
/** A file of a message. */
export type Attachment = Schemas['Attachment']
/** A colleague who answers tickets. */
export type Assignee = Schemas['Assignee']
/** A customer, as far as the company knows them. */
export type CustomerRecord = Schemas['CustomerRecord']
/** Filters and an order with a name. */
export type TicketView = Schemas['TicketView']
export type NewTicketView = Schemas['NewTicketView']
/** A text to answer with. */
/** A part of a suggested answer: plain text, a fact that is proven, or one to fill in. */
export type SuggestionPart = components['schemas']['SuggestionPart']
export type CannedAnswer = Schemas['CannedAnswer']
/** An email as a list shows it. @see specification §3, Email header */
export type EmailHeader = Schemas['EmailHeader']
export type EmailMessage = Schemas['EmailMessage']
export type EmailThread = Schemas['EmailThread']
export type EmailFolder = Schemas['EmailFolder']
/** How a mailbox is connected. An addition. */
export type MailboxSettings = Schemas['MailboxSettings']
export type MailboxFolder = Schemas['MailboxFolder']
export type MailboxProblem = Schemas['MailboxProblem']
export type MailboxState = Schemas['MailboxState']
export type MailboxStep = Schemas['MailboxStep']
export type MailboxTest = Schemas['MailboxTest']
export type MailboxTestResult = Schemas['MailboxTestResult']
export type MailProvider = Schemas['MailProvider']
export type MailServer = Schemas['MailServer']
export type NewMailbox = Schemas['NewMailbox']
export type EmailAttachment = Schemas['EmailAttachment']
/** An order to pack. @see specification §3, Warehouse order */
export type ImportOutcome = Schemas['ImportOutcome']
export type WarehouseOrder = Schemas['WarehouseOrder']
/** A return to inspect. @see specification §3, Warehouse order */
export type WarehouseReturn = Schemas['WarehouseReturn']
/** The body of every answer that is not a success. */
export type Problem = Schemas['Problem']

/** A connected shop or service. */
export type Integration = Schemas['Integration']
/** With how it is set up. */
export type IntegrationDetail = Schemas['IntegrationDetail']
export type IntegrationEvent = Schemas['IntegrationEvent']
/** What each step of a try found. */
export type IntegrationCheck = Schemas['IntegrationCheck']
/** What is typed into a form, to be tried. */
export type IntegrationTest = Schemas['IntegrationTest']
