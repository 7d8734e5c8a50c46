/** A chat window on a shop's page: what it does. */
import type { components } from '@replybay/api-client'
import {
  addVisitorAttachmentFileLimit,
  newConversationLimits,
  visitorMessageLimits,
} from '@replybay/api-client/limits'
import { CallProblem, createCalls, type ConversationAnswer } from './calls.ts'
import { followConversation } from './follow.ts'
import { createKeeper, type KeptConversation } from './kept.ts'
import { askedLanguageOf, languageOf } from './look.ts'
import {
  emptyState,
  type Message,
  type Outgoing,
  type OutgoingFile,
  type WidgetActions,
  type WidgetState,
} from './state.ts'

/** An AI agent that has not answered by then is not waited for any more; in ms. */
const WAIT_FOR_AGENT_MS = 45_000
/** A message that could not be sent is tried again after so long, unless it was refused; in ms. */
const RETRIES_MS = [1_000, 4_000, 10_000]

export interface WidgetChoice {
  webId: string
  /** The API's base. */
  base: string
  /** Tags of languages: of the page, then of the browser. */
  languages: readonly (string | undefined)[]
  isDark: boolean
  /** Draws the window anew. */
  draw: (state: WidgetState, actions: WidgetActions) => void
  /** Something was written that is new to the visitor. */
  onMessage: (message: Message) => void
}

export interface Identity {
  name?: string
  email?: string
  /** Of the address, by the shop's server with the secret of the website. */
  signature?: string
}

/** @throws CallProblem where there is no such web, or it is none of this site's. */
export async function startWidget(choice: WidgetChoice) {
  const { webId, base, languages } = choice
  const calls = createCalls(base)
  const keeper = createKeeper(webId)
  const asked = askedLanguageOf(languages)
  const { widget } = await calls.widget(webId, asked)
  let state = firstState(choice, widget)
  let identity: Identity = {}
  let stopFollowing: (() => void) | undefined
  let earlier: string | undefined
  let isSending = false
  let followed: string | undefined
  /** As whom each conversation was begun, by the key of its first message. */
  const openedAs = new Map<string, Identity>()
  /** Of the messages that this tab sends. */
  const ownKeys = new Set<string>()
  /** Files that were loaded for what is shown, by their ids. */
  const loaded = new Map<string, Promise<Blob>>()
  let agentTimer: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<WidgetState>) => {
    state = { ...state, ...change }
    choice.draw(state, actions)
  }
  const setOutgoing = (outgoing: readonly Outgoing[]) => {
    for (const { key } of outgoing) ownKeys.add(key)
    // Other tabs keep theirs beside these.
    const others = (keeper.read().outgoing ?? []).filter(({ key }) => !ownKeys.has(key))
    const own = outgoing.map(({ key, text, files }) => ({
      key,
      text,
      fileNames: files.map(({ name }) => name),
    }))
    keeper.write({ outgoing: [...others, ...own] })
    set({ outgoing })
  }
  const changeOutgoing = (key: string, change: Partial<Outgoing>) =>
    setOutgoing(state.outgoing.map((each) => (each.key === key ? { ...each, ...change } : each)))

  /** Takes in what the server says the conversation is. */
  function take({ conversation, nextCursor }: ConversationAnswer): void {
    // It was left meanwhile: nothing of it is shown any more.
    if (conversation.id !== keeper.read().conversation?.id) return
    const { messages: newest, status, isWithTeam, hasEmail, rating, closesAt } = conversation
    const [first] = newest
    const kept = first ? state.messages.filter((message) => isBefore(message, first)) : state.messages
    if (kept.length === 0) earlier = nextCursor ?? undefined
    const known = new Set(state.messages.map(({ id }) => id))
    const arrived = newest.filter(({ id, author }) => author !== 'visitor' && !known.has(id))
    const isFirstRead = state.conversation === undefined
    const messages = [...kept, ...newest]
    const isAnswered = newest.at(-1)?.author !== 'visitor'
    set({
      messages,
      hasEarlier: earlier !== undefined,
      conversation: {
        status,
        isWithTeam: isWithTeam === true,
        hasEmail: hasEmail === true,
        ...(rating && { rating }),
        ...(closesAt && { closesAt }),
      },
      unread: state.isOpen ? 0 : unseenOf(messages, keeper.read().seen),
      isTeaserShown: state.isTeaserShown || (!state.isOpen && !isFirstRead && arrived.length > 0),
      ...((isAnswered || isWithTeam) && { isWriting: false }),
    })
    if (state.isOpen) noteSeen()
    if (!isFirstRead) for (const message of arrived) choice.onMessage(message)
  }

  function noteSeen(): void {
    const last = state.messages.at(-1)
    if (last) keeper.write({ seen: last.id })
  }

  /** The conversation that is kept, followed from now on. */
  function follow(): void {
    const { conversation } = keeper.read()
    stopFollowing?.()
    stopFollowing = undefined
    if (!conversation) return
    stopFollowing = followConversation(calls, conversation, { changed: () => void read(), lost: forget })
  }

  let reading: Promise<void> | undefined
  let isReadAgain = false
  /** One at a time: what changes meanwhile is read once more. */
  function read(): Promise<void> {
    if (reading) {
      isReadAgain = true
      return reading
    }
    reading = readOnce().finally(() => {
      reading = undefined
      if (!isReadAgain) return
      isReadAgain = false
      void read()
    })
    return reading
  }
  async function readOnce(): Promise<void> {
    const { conversation } = keeper.read()
    if (!conversation) return
    try {
      const isSeen = state.isOpen && document.visibilityState === 'visible'
      take(await calls.read(conversation, isSeen ? { seen: 'true' } : {}))
    } catch (problem) {
      if (problem instanceof CallProblem && [401, 404].includes(problem.status)) forget()
      // Anything else passes: the stream comes again, and reads anew.
    }
  }

  /** The conversation is not there any more; what was written and not sent stays. */
  function forget(): void {
    stopFollowing?.()
    stopFollowing = undefined
    earlier = undefined
    loaded.clear()
    keeper.write({ conversation: undefined, seen: undefined, isEmailDeclined: undefined })
    set({
      conversation: undefined,
      messages: [],
      hasEarlier: false,
      unread: 0,
      isTeaserShown: false,
      isWriting: false,
      isEmailAsked: true,
      isEmailJustSaved: false,
      stepFailure: undefined,
      isEarlierFailed: false,
    })
  }

  /** Sends what waits, one after the other. */
  async function sendWaiting(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const next = state.outgoing.find((each) => each.state === 'sending')
        if (!next || !(await sendOne(next))) return
      }
    } finally {
      isSending = false
    }
  }

  /** @returns whether to go on with the next. */
  async function sendOne(next: Outgoing): Promise<boolean> {
    for (const pause of [...RETRIES_MS, undefined]) {
      try {
        // As it is now: a part of it may be sent already.
        const entry = state.outgoing.find(({ key }) => key === next.key)
        if (!entry) return true
        const answer = await deliver(entry)
        setOutgoing(state.outgoing.filter(({ key }) => key !== next.key))
        // A sign alone is not replied to.
        const isWriting =
          state.look.repliesAtOnce && !answer.conversation.isWithTeam && /[\p{L}\p{N}]/u.test(entry.text)
        clearTimeout(agentTimer)
        if (isWriting) agentTimer = setTimeout(() => set({ isWriting: false }), WAIT_FOR_AGENT_MS)
        set({ isWriting })
        take(answer)
        return true
      } catch (problem) {
        const { status, code } = problem instanceof CallProblem ? problem : new CallProblem(0)
        if ([401, 404].includes(status) && keeper.read().conversation) {
          forget()
          continue
        }
        const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 408
        if (isRefused || pause === undefined) {
          changeOutgoing(next.key, {
            state: 'failed',
            problem: code === 'conversation-full' ? 'full' : undefined,
          })
          return true
        }
        // It is sent once the browser is online again.
        if (!navigator.onLine) return false
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    return true
  }

  async function deliver({ key, text, files }: Outgoing): Promise<ConversationAnswer> {
    let own = keeper.read().conversation
    let message = text
    if (!own) {
      const opened = await openWith(key, text || files.map(({ name }) => name).join(', '))
      if (files.length === 0) return opened
      // What it was opened with is said: only the files are still to be sent, also when that is tried again.
      message = ''
      changeOutgoing(key, { text: '' })
      own = opened.own
    }
    const attachments: string[] = []
    for (const file of files) attachments.push(file.id ?? (await upload(own, key, file)))
    return await calls.write(own, { message, ...(attachments.length > 0 && { attachments }) }, key)
  }

  async function openWith(key: string, message: string) {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const saidBy = openedAs.get(key) ?? identity
    // Tried again, it is the same, whoever they say they are by then.
    openedAs.set(key, saidBy)
    const language = asked ?? state.look.language
    const body = { webId, message, language, ...(timeZone && { timeZone }), ...saidBy }
    const { conversation, token } = await calls.open(body, key)
    const own = { id: conversation.id, token }
    keeper.write({ conversation: own })
    followed = own.id
    follow()
    return { conversation, own }
  }

  async function upload(own: KeptConversation, key: string, file: OutgoingFile): Promise<string> {
    if (!file.file) throw new CallProblem(400)
    const changeFile = (change: Partial<typeof file>) => {
      const entry = state.outgoing.find((each) => each.key === key)
      const files = entry?.files.map((each) => (each.file === file.file ? { ...each, ...change } : each))
      if (files) changeOutgoing(key, { files })
    }
    const { _id: id } = await calls.upload(own, file.file, (progress) => changeFile({ progress }))
    changeFile({ id, progress: 1 })
    return id
  }

  async function readEarlier(): Promise<void> {
    const { conversation } = keeper.read()
    if (!conversation || earlier === undefined) return
    set({ isEarlierFailed: false })
    const answer = await calls.read(conversation, { cursor: earlier }).catch(() => undefined)
    if (!answer) return set({ isEarlierFailed: true })
    earlier = answer.nextCursor ?? undefined
    const known = new Set(state.messages.map(({ id }) => id))
    const older = answer.conversation.messages.filter(({ id }) => !known.has(id))
    set({ messages: [...older, ...state.messages], hasEarlier: earlier !== undefined })
  }

  /** One of the conversation's steps; what it has become is shown. @returns why it was not done */
  async function step(
    ask: (own: KeptConversation) => Promise<ConversationAnswer>,
  ): Promise<WidgetState['stepFailure']> {
    const { conversation } = keeper.read()
    if (!conversation) return 'lost'
    try {
      take(await ask(conversation))
      set({ stepFailure: undefined })
      return undefined
    } catch (problem) {
      return problem instanceof CallProblem && problem.status > 0 ? 'refused' : 'lost'
    }
  }

  /** The same, for what has no place of its own to say that it failed. */
  async function tryStep(ask: (own: KeptConversation) => Promise<ConversationAnswer>): Promise<void> {
    const stepFailure = await step(ask)
    if (stepFailure) set({ stepFailure })
  }

  const actions: WidgetActions = {
    open() {
      set({ isOpen: true, unread: 0, isTeaserShown: false })
      noteSeen()
      void read()
    },
    close: () => set({ isOpen: false }),
    write(draft) {
      keeper.write({ draft })
      set({ draft: draft.slice(0, visitorMessageLimits.message) })
    },
    attach(files) {
      const tooLarge = files.find(({ size }) => size > addVisitorAttachmentFileLimit)
      const fitting = [...state.files, ...files.filter(({ size }) => size <= addVisitorAttachmentFileLimit)]
      const fileProblem = tooLarge
        ? { tooLarge: tooLarge.name }
        : fitting.length > visitorMessageLimits.attachments
          ? ('tooMany' as const)
          : undefined
      set({ files: fitting.slice(0, visitorMessageLimits.attachments), fileProblem })
    },
    detach: (file) => set({ files: state.files.filter((each) => each !== file), fileProblem: undefined }),
    send(said) {
      const text = (said ?? state.draft).trim()
      const files = said === undefined ? state.files : []
      if (text === '' && files.length === 0) return
      const outgoing: Outgoing = {
        key: newKey(),
        text,
        files: files.map((file) => ({ name: file.name, size: file.size, file, progress: 0 })),
        state: 'sending',
      }
      if (said === undefined) {
        keeper.write({ draft: '' })
        set({ draft: '', files: [], fileProblem: undefined })
      }
      setOutgoing([...state.outgoing, outgoing])
      void sendWaiting()
    },
    retry(key) {
      changeOutgoing(key, { state: 'sending', problem: undefined })
      void sendWaiting()
    },
    discard: (key) => setOutgoing(state.outgoing.filter((each) => each.key !== key)),
    askForPerson: () => void tryStep((own) => calls.askForPerson(own)),
    startNew: forget,
    async leaveEmail(email) {
      const isKept = (await step((own) => calls.leaveContact(own, email))) === undefined
      if (isKept) set({ isEmailJustSaved: true })
      return isKept
    },
    replyHere() {
      keeper.write({ isEmailDeclined: true })
      set({ isEmailAsked: false })
    },
    rate: (grade, comment) => void tryStep((own) => calls.rate(own, { grade, ...(comment && { comment }) })),
    readEarlier: () => void readEarlier(),
    dismissTeaser: () => set({ isTeaserShown: false }),
    load(id) {
      const { conversation } = keeper.read()
      if (!conversation) return Promise.reject(new CallProblem(404))
      const loading = loaded.get(id) ?? calls.download(conversation, id)
      loaded.set(id, loading)
      // What failed can be tried again.
      loading.catch(() => loaded.delete(id))
      return loading
    },
  }

  document.addEventListener('visibilitychange', () => {
    if (state.isOpen && document.visibilityState === 'visible') void read()
  })
  addEventListener('online', () => {
    set({ isOnline: true })
    void sendWaiting()
    void read()
  })
  addEventListener('offline', () => set({ isOnline: false }))
  keeper.onChange(() => {
    const { conversation, draft = '' } = keeper.read()
    if (conversation?.id !== followed) {
      followed = conversation?.id
      if (conversation) {
        follow()
        void read()
      } else forget()
    }
    if (!state.isOpen && draft !== state.draft) set({ draft })
  })

  const kept = keeper.read()
  followed = kept.conversation?.id
  for (const { key } of kept.outgoing ?? []) ownKeys.add(key)
  set({
    draft: kept.draft ?? '',
    isEmailAsked: !kept.isEmailDeclined,
    outgoing: (kept.outgoing ?? []).map(({ key, text, fileNames }) => ({
      key,
      text,
      files: fileNames.map((name) => ({ name, size: 0, file: undefined, progress: 0 })),
      state: fileNames.length > 0 ? 'failed' : 'sending',
      problem: fileNames.length > 0 ? 'filesLost' : undefined,
    })),
  })
  follow()
  void read()
  void sendWaiting()
  return {
    actions,
    /** Says who the visitor is, to a conversation that is not begun yet. */
    identify(said: Identity) {
      identity = usable(said)
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What of it the server takes: a shop may give empty texts for who is not signed in. */
function usable(said: Identity): Identity {
  const [name, email, signature] = [textOf(said.name), textOf(said.email), textOf(said.signature)]
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return {
    ...(name && { name: name.slice(0, newConversationLimits.name) }),
    ...(isAddress && { email }),
    ...(isAddress && /^[0-9a-f]{64}$/.test(signature) && { signature }),
  }
}

function firstState(
  { base, languages, isDark }: WidgetChoice,
  widget: components['schemas']['Widget'],
): WidgetState {
  const { title, themeColor: color, logoUrl, introduction, questions, repliesAtOnce, asksRating } = widget
  // In a language that the window does not speak, it speaks the shop's.
  const language = languageOf([...languages, widget.language])
  const logo = logoUrl && new URL(logoUrl, base).href
  return {
    ...emptyState({ title, color, logo, introduction, questions, language, repliesAtOnce }),
    isDark,
    asksRating,
    isOnline: navigator.onLine,
  }
}

function isBefore(one: Message, other: Message): boolean {
  return one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id)
}

/** How many messages came after the one that was seen last. */
function unseenOf(messages: readonly Message[], seen: string | undefined): number {
  const after = messages.slice(messages.findIndex(({ id }) => id === seen) + 1)
  return after.filter(({ author }) => author !== 'visitor').length
}

/** A key at random: with it, and the text, the conversation could be read. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
