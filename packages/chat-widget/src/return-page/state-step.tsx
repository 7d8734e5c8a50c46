/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallProblem, calls, type Order, type OwnReturn } from './calls.ts'
import type { Formats } from './formats.ts'
import { Icon, Picture } from './icons.tsx'
import { type ShownStep, stepsOf } from './steps.ts'
import type { Texts } from './texts.ts'

interface StateStepProps {
  order: Order
  own: OwnReturn
  texts: Texts
  formats: Formats
}

/** How far a return is, and what the shop said. */
export function StateStep({ order, own, texts, formats }: StateStepProps) {
  const isOnWay = own.status === 'in-transit' && own.trackingNumber !== undefined
  const declined = own.steps.find(({ kind }) => kind === 'exchange-declined')
  return (
    <div class="stack tight">
      <div>
        <h1>{isOnWay ? texts.onWay : texts.states[own.status]}</h1>
        <p class="lead">{texts.stateDetails[own.status]}</p>
      </div>
      <ol class="steps">
        {stepsOf(own).map((step) => (
          <StepRow key={step.step} {...{ step, own, texts, formats }} />
        ))}
      </ol>
      {own.sendTo && (
        <section class="card">
          <h2>{texts.sendTo}</h2>
          <address>
            {own.sendTo.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p class="quiet">{texts.sendToHint(order.orderNumber)}</p>
        </section>
      )}
      {own.exchange && <Exchange exchange={own.exchange} comment={declined?.comment} texts={texts} />}
      {own.refund !== undefined && own.refund > 0 && (
        <section class="card tinted">
          <h2>{texts.refundDue(formats.money(own.refund))}</h2>
        </section>
      )}
      <section>
        <h2 class="over">{texts.whatIsBack}</h2>
        <ul class="items">
          {own.items.map((item) => (
            <li key={item.SKU}>
              <Picture url={item.imageUrl} size={40} />
              <span>{`${item.quantity} × ${item.name ?? item.SKU}`}</span>
            </li>
          ))}
        </ul>
      </section>
      {own.messages.length > 0 && (
        <section>
          <h2 class="over">{texts.yourMessages}</h2>
          <ul class="messages">
            {own.messages.map((message) => (
              <li key={message.id}>
                <p>{message.text}</p>
                <time dateTime={message.createdAt}>{formats.day(message.createdAt)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const marks = { done: 'check', now: undefined, coming: undefined, declined: 'cross' } as const

function StepRow({
  step: { step, state, at, comment },
  own,
  texts,
  formats,
}: Omit<StateStepProps, 'order'> & { step: ShownStep }) {
  const mark = marks[state]
  return (
    <li class={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span class="mark">{mark && <Icon name={mark} size={16} />}</span>
      <span class="what">
        <strong>
          {texts.steps[step]}
          {state === 'done' && <span class="hidden">{`, ${texts.isDone}`}</span>}
          {state === 'now' && <span class="hidden">{`, ${texts.isNow}`}</span>}
        </strong>
        {step === 'on-way' && own.trackingNumber && (
          <span class="quiet">{texts.tracking(own.trackingNumber)}</span>
        )}
        {comment && <span class="comment">{comment}</span>}
      </span>
      {at && <time dateTime={at}>{formats.day(at)}</time>}
    </li>
  )
}

function Exchange({
  exchange,
  comment,
  texts,
}: {
  exchange: NonNullable<OwnReturn['exchange']>
  comment: string | undefined
  texts: Texts
}) {
  const { state, imageUrl, SKU, name = SKU } = exchange
  const title = {
    wanted: texts.exchangeWanted,
    accepted: texts.exchangeAccepted,
    declined: texts.exchangeDeclined,
  }[state]
  const detail = {
    wanted: texts.exchangeWantedDetail,
    accepted: texts.exchangeAcceptedDetail,
    declined: comment,
  }[state]
  return (
    <section class="card tinted side">
      <Picture url={imageUrl} size={56} />
      <div>
        <h2>{title(name)}</h2>
        {detail && <p class={state === 'declined' ? 'comment' : ''}>{detail}</p>}
      </div>
    </section>
  )
}

interface StateFootProps {
  order: Order
  token: string
  texts: Texts
  canReturnMore: boolean
  onReturnMore: () => void
  onOrder: (order: Order) => void
}

/** The way to write to the shop. What it replies goes to the customer's email. */
export function StateFoot({ order, token, texts, canReturnMore, onReturnMore, onOrder }: StateFootProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<'messageSent' | 'lost' | 'failed'>()
  async function send() {
    if (isSending || text.trim() === '') return
    setSending(true)
    setOutcome(undefined)
    try {
      onOrder(await calls.write(token, text.trim(), key))
      setText('')
      setKey(crypto.randomUUID())
      setOpen(false)
      setOutcome('messageSent')
    } catch (error) {
      setOutcome(error instanceof CallProblem && error.status === 0 ? 'lost' : 'failed')
    }
    setSending(false)
  }
  return (
    <footer class="foot">
      <p class={outcome === 'messageSent' ? 'sent' : 'problem'} role="status" hidden={!outcome}>
        {outcome && texts[outcome]}
      </p>
      {canReturnMore && !isOpen && (
        <button type="button" class="secondary" onClick={onReturnMore}>
          {texts.returnMore}
        </button>
      )}
      {isOpen ? (
        <form
          class="write"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label for="message">{texts.message}</label>
          <textarea
            id="message"
            rows={3}
            maxLength={5_000}
            aria-describedby="message-hint"
            ref={(field) => field?.focus()}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <span class="hint" id="message-hint">
            {texts.messageHint}
          </span>
          <button type="submit" class="primary" disabled={isSending || text.trim() === ''}>
            {isSending ? texts.sending : texts.sendMessage}
          </button>
        </form>
      ) : (
        <button type="button" class="secondary" onClick={() => setOpen(true)}>
          <Icon name="message" size={22} />
          {texts.write(order.orderNumber)}
        </button>
      )}
    </footer>
  )
}
