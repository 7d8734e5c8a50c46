/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './icons.tsx'
import type { Language } from './look.ts'
import type { Attachment, Message, Outgoing, WidgetActions } from './state.ts'
import { textsOf } from './texts.ts'

interface Shown {
  language: Language
  actions: WidgetActions
}

/** A message of the conversation. @param isNext whether the one before is of the same author */
export function MessageView({
  message,
  isNext,
  isLast,
  language,
  actions,
}: Shown & { message: Message; isNext: boolean; isLast: boolean }) {
  const texts = textsOf(language)
  const { author, authorName, text, sources = [], attachments = [], createdAt } = message
  const isMine = author === 'visitor'
  const name = isMine ? texts.you : author === 'agent' ? texts.agent : (authorName ?? texts.support)
  return (
    <div class={`row${isMine ? ' mine' : ''}${isNext ? ' next' : ''}`}>
      {!isMine && (
        <span class="face" aria-hidden="true">
          {author === 'agent' ? <Icon name="sparkles" size={16} /> : name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div class="said">
        <span class="hidden">{texts.saidBy(name)}</span>
        {text && (
          <div class="bubble">
            <Linked text={text} />
            {sources.length > 0 && (
              <div class="sources" role="group" aria-label={texts.sources}>
                {sources.map(({ title, link }) => (
                  <Source key={link ?? title} title={title} link={link} />
                ))}
              </div>
            )}
          </div>
        )}
        {attachments.map((file) => (
          <FileView key={file._id} file={file} language={language} actions={actions} />
        ))}
        {isLast && (
          <span class="meta">
            {isMine ? '' : `${name} · `}
            <time dateTime={createdAt}>{timeOf(createdAt, language)}</time>
          </span>
        )}
      </div>
    </div>
  )
}

function timeOf(at: string, language: Language): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  return date.toLocaleString(language, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** Where an answer comes from; a page that is no address of the web is a name alone. */
function Source({ title, link }: { title: string; link: string | undefined }) {
  const inside = (
    <>
      <Icon name="book" size={14} />
      <span>{title}</span>
    </>
  )
  const isPage = link !== undefined && /^https?:\/\//i.test(link)
  if (!isPage) return <span class="source">{inside}</span>
  return (
    <a class="source" href={link} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  )
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’»])/g

function Linked({ text }: { text: string }) {
  return (
    <>
      {text.split(ADDRESS).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ),
      )}
    </>
  )
}

function sizeOf(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000
  return (bytes / (isLarge ? 1_000_000 : 1_000)).toLocaleString(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}

/** Larger pictures are only downloaded; in bytes. */
const LARGEST_SHOWN = 3_000_000

/** In px. */
const TALLEST_PICTURE = 240

const PICTURE = /^image\/(png|jpeg|webp|gif|avif)$/

/** Where a picture will be, so that what follows stays in its place once it has come. */
function placeOf({ width, height }: Attachment) {
  if (!width || !height) return undefined
  const shown = Math.min(width, (TALLEST_PICTURE * width) / height)
  return { width: `${shown}px`, aspectRatio: `${width} / ${height}` }
}

function FileView({ file, language, actions }: Shown & { file: Attachment }) {
  const { _id: id, type } = file
  const isPicture = PICTURE.test(type) && file.size <= LARGEST_SHOWN
  const [address, setAddress] = useState<string>()
  const place = useRef<HTMLButtonElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!isPicture || !current) return undefined
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isPicture])
  useEffect(() => {
    if (!isNear) return undefined
    let made: string | undefined
    let isGone = false
    const show = async () => {
      const bytes = await actions.load(id)
      if (isGone) return
      // What is shown is a picture, whatever the bytes say that they are.
      made = URL.createObjectURL(new Blob([bytes], { type }))
      setAddress(made)
    }
    // Without it there is still the file to download.
    void show().catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [actions, id, type, isNear])
  const [isFailed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    const bytes = await actions.load(id)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(bytes)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  const texts = textsOf(language)
  return (
    <>
      {address ? (
        <img class="picture" src={address} alt={file.name} style={placeOf(file)} />
      ) : (
        isPicture && <span class="picture" style={placeOf(file)} />
      )}
      <button
        type="button"
        class="file"
        ref={place}
        aria-label={texts.download(file.name)}
        onClick={() => void save().catch(() => setFailed(true))}
      >
        <Icon name="file" />
        <span class="file-name">
          <b>{file.name}</b>
          <small>{sizeOf(file.size, language)}</small>
        </span>
        <Icon name="download" />
      </button>
      {isFailed && (
        <div class="problem" role="alert">
          {texts.downloadFailed(file.name)}
        </div>
      )}
    </>
  )
}

/** A message that is still on its way. */
export function OutgoingView({ outgoing, language, actions }: Shown & { outgoing: Outgoing }) {
  const texts = textsOf(language)
  const { key, text, files, state, problem } = outgoing
  return (
    <div class="row mine">
      <div class="said">
        <span class="hidden">{texts.saidBy(texts.you)}</span>
        {text && <div class="bubble">{text}</div>}
        {files.map(({ name, progress }) => (
          <div class="file" key={name}>
            <Icon name="file" />
            <span class="file-name">
              <b>{name}</b>
              {state === 'sending' && <progress value={progress} aria-label={name} />}
            </span>
          </div>
        ))}
        {state === 'sending' ? (
          <span class="meta">{texts.sending}</span>
        ) : (
          <Failed>
            {problem ? texts[problem] : texts.notSent}
            {files.every(({ file, id }) => file ?? id) && (
              <button type="button" class="text-button" onClick={() => actions.retry(key)}>
                {texts.retry}
              </button>
            )}
            <button type="button" class="text-button" onClick={() => actions.discard(key)}>
              {texts.discard}
            </button>
          </Failed>
        )}
      </div>
    </div>
  )
}

function Failed({ children }: { children: ComponentChildren }) {
  return (
    <div class="failed" role="alert">
      {children}
    </div>
  )
}
