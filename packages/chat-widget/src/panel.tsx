/** @jsxImportSource preact */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import styles from './panel.css?inline'
import { EmailCard, RatingCard } from './cards.tsx'
import { Composer } from './composer.tsx'
import { Icon } from './icons.tsx'
import { MessageView, OutgoingView } from './message-view.tsx'
import { type Language, MOST_QUESTIONS } from './look.ts'
import type { Message, WidgetActions, WidgetState } from './state.ts'
import { textsOf } from './texts.ts'

export const panelStyles = styles

interface PanelProps {
  state: WidgetState
  actions: WidgetActions
  field: RefObject<HTMLTextAreaElement | null>
}

/** The title stands beside the logo. */
const NO_WORDS = ''

/** So near to its end a list counts as scrolled down, in px. */
const NEAR = 40

/** The open window. */
export function Panel({ state, actions, field }: PanelProps) {
  const { look, isOnline } = state
  const texts = textsOf(look.language)
  return (
    <div class="panel" role="dialog" aria-label={look.title}>
      <Header state={state} actions={actions} />
      {!isOnline && (
        <div class="strip" role="status">
          <Icon name="alert" size={16} />
          {texts.offline}
        </div>
      )}
      <Log state={state} actions={actions} />
      <Composer state={state} actions={actions} field={field} />
      <div class="by">Replybay</div>
    </div>
  )
}

function Header({ state, actions }: Omit<PanelProps, 'field'>) {
  const { look, conversation, messages } = state
  const texts = textsOf(look.language)
  const person = messages.findLast(({ author }) => author === 'support')?.authorName
  const isWithTeam = conversation?.isWithTeam === true
  const line = person
    ? person
    : isWithTeam
      ? texts.withTeam
      : look.repliesAtOnce
        ? texts.repliesInSeconds
        : texts.repliesByEmail
  return (
    <div class="header">
      {look.logo && <Logo address={look.logo} />}
      <div class="title">
        <strong>{look.title}</strong>
        <span>{line}</span>
      </div>
      {conversation && <Menu state={state} actions={actions} />}
      <button type="button" class="tool" aria-label={texts.close} onClick={actions.close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A page's policy may not allow the picture: then there is none. */
function Logo({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(false), [address])
  if (isBroken) return null
  return <img class="logo" src={address} alt={NO_WORDS} onError={() => setBroken(true)} />
}

function Menu({ state, actions }: Omit<PanelProps, 'field'>) {
  const texts = textsOf(state.look.language)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])
  const choose = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  const closeMenu = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div
      role="presentation"
      class="menu-place"
      ref={place}
      onKeyDown={(event) => {
        if (!isOpen) return
        const items = [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (event.key === 'Escape') {
          event.stopPropagation()
          closeMenu()
        } else if (step !== 0) {
          event.preventDefault()
          const at = items.findIndex((item) => item.matches(':focus'))
          items[(at + step + items.length) % items.length]?.focus()
        }
      }}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !place.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        class="tool"
        aria-label={texts.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="menu" role="menu">
          {state.look.repliesAtOnce && state.conversation?.isWithTeam === false && (
            <button type="button" role="menuitem" onClick={choose(actions.askForPerson)}>
              {texts.talkToPerson}
            </button>
          )}
          <button type="button" role="menuitem" onClick={choose(actions.startNew)}>
            {texts.startNew}
          </button>
        </div>
      )}
    </div>
  )
}

/** What was said; it scrolls down with a new message only where one was at its end. */
function Log({ state, actions }: Omit<PanelProps, 'field'>) {
  const { look, messages, outgoing, isWriting } = state
  const texts = textsOf(look.language)
  const log = useRef<HTMLDivElement>(null)
  const isAtEndRef = useRef(true)
  const [isBehind, setBehind] = useState(false)
  const last = messages.at(-1)?.id
  const toEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
    setBehind(false)
  }
  useLayoutEffect(() => {
    if (isAtEndRef.current || outgoing.length > 0) toEnd()
    else setBehind(true)
  }, [last, outgoing.length, isWriting])
  return (
    <div
      class="log"
      ref={log}
      role="log"
      aria-live="polite"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEndRef.current = scrollHeight - scrollTop - clientHeight < NEAR
        if (isAtEndRef.current) setBehind(false)
      }}
    >
      <Conversation state={state} actions={actions} />
      {isBehind && (
        <button type="button" class="fresh" onClick={toEnd}>
          {texts.newMessage}
        </button>
      )}
    </div>
  )
}

function Conversation({ state, actions }: Omit<PanelProps, 'field'>) {
  const { look, messages, outgoing, conversation, isWriting, hasEarlier, asksRating } = state
  const { language } = look
  const texts = textsOf(language)
  const isNew = messages.length === 0 && outgoing.length === 0
  const last = messages.at(-1)
  const firstOfSupport = messages.findIndex(({ author }) => author === 'support')
  const isWaiting =
    conversation !== undefined && conversation.status !== 'closed' && last?.author !== 'support'
  const asksEmail =
    isWaiting &&
    !conversation.hasEmail &&
    state.isEmailAsked &&
    (conversation.isWithTeam || !look.repliesAtOnce) &&
    outgoing.length === 0
  return (
    <>
      {hasEarlier && (
        <button type="button" class="text-button" onClick={actions.readEarlier}>
          {texts.moreEarlier}
        </button>
      )}
      {state.isEarlierFailed && (
        <div class="problem" role="alert">
          {texts.earlierFailed}
        </div>
      )}
      {!hasEarlier && look.introduction && <Introduction state={state} />}
      {isNew && look.questions.length > 0 && (
        <div class="questions">
          {look.questions.slice(0, MOST_QUESTIONS).map((question) => (
            <button key={question} type="button" class="question" onClick={() => actions.send(question)}>
              {question}
            </button>
          ))}
        </div>
      )}
      {messages.map((message, index) => (
        <Entry
          key={message.id}
          messages={messages}
          index={index}
          firstOfSupport={firstOfSupport}
          state={state}
          actions={actions}
        />
      ))}
      {conversation?.isWithTeam && firstOfSupport < 0 && <div class="line">{texts.handedOff}</div>}
      {outgoing.map((each) => (
        <OutgoingView key={each.key} outgoing={each} language={language} actions={actions} />
      ))}
      {isWriting && (
        <div class="row">
          <span class="face" aria-hidden="true">
            <Icon name="sparkles" size={16} />
          </span>
          <div class="bubble dots" role="status" aria-label={texts.writing}>
            <i />
            <i />
            <i />
          </div>
        </div>
      )}
      {last?.author === 'agent' && conversation?.isWithTeam === false && conversation.status !== 'closed' && (
        <div>
          <button type="button" class="text-button" onClick={actions.askForPerson}>
            {texts.talkToPerson}
          </button>
        </div>
      )}
      {state.stepFailure && (
        <div class="problem" role="alert">
          {state.stepFailure === 'refused' ? texts.stepRefused : texts.stepFailed}
        </div>
      )}
      {asksEmail && <EmailCard language={language} actions={actions} />}
      {isWaiting && state.isEmailJustSaved && (
        <div class="line" role="status">
          {texts.emailSaved}
        </div>
      )}
      {conversation?.closesAt && <Closing at={conversation.closesAt} language={language} />}
      {conversation?.status === 'closed' && <div class="line">{texts.closed}</div>}
      {conversation?.status === 'closed' && asksRating && (
        <RatingCard language={language} actions={actions} rating={conversation.rating} />
      )}
    </>
  )
}

/** From so long before a conversation is closed for silence, the visitor reads when; in ms. */
const TOLD_BEFORE_MS = 10 * 60_000

function Closing({ at, language }: { at: string; language: Language }) {
  const [isSoon, setSoon] = useState(false)
  useEffect(() => {
    const left = Date.parse(at) - Date.now() - TOLD_BEFORE_MS
    setSoon(left <= 0)
    // What is further off than a timer reaches is told by another page.
    if (left <= 0 || left > 86_400_000) return undefined
    const timer = setTimeout(() => setSoon(true), left)
    return () => clearTimeout(timer)
  }, [at])
  if (!isSoon) return null
  return (
    <div class="line" role="status">
      {textsOf(language).closing}
    </div>
  )
}

/** Of the AI agent where it replies by itself, else of the team: nobody is greeted by one that will not reply. */
function Introduction({ state: { look } }: { state: WidgetState }) {
  const { title, introduction, language, repliesAtOnce } = look
  const name = repliesAtOnce ? textsOf(language).agent : title
  return (
    <div class="row">
      <span class="face" aria-hidden="true">
        {repliesAtOnce ? <Icon name="sparkles" size={16} /> : title.slice(0, 1).toUpperCase()}
      </span>
      <div class="said">
        <span class="hidden">{`${name}: `}</span>
        <div class="bubble">{introduction}</div>
        <span class="meta">{name}</span>
      </div>
    </div>
  )
}

interface EntryProps extends Omit<PanelProps, 'field'> {
  messages: readonly Message[]
  index: number
  firstOfSupport: number
}

function Entry({ messages, index, firstOfSupport, state, actions }: EntryProps) {
  const { language } = state.look
  const message = messages[index]
  if (!message) return null
  const isSame = (other: Message | undefined) =>
    other?.author === message.author && other.authorName === message.authorName
  const isJoined = index === firstOfSupport && message.authorName
  return (
    <>
      {isJoined && <div class="line">{textsOf(language).joined(message.authorName ?? '')}</div>}
      <MessageView
        message={message}
        isNext={!isJoined && isSame(messages[index - 1])}
        isLast={!isSame(messages[index + 1])}
        language={language}
        actions={actions}
      />
    </>
  )
}
