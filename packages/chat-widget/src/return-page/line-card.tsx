/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { OrderLine } from './calls.ts'
import { type LineChoice, type Reason, REASONS } from './choice.ts'
import type { Formats } from './formats.ts'
import { Icon, Picture } from './icons.tsx'
import type { Texts } from './texts.ts'

interface LineCardProps {
  line: OrderLine
  texts: Texts
  formats: Formats
  /** Until when the order could be returned. */
  lastDay: string | undefined
  /** Undefined where it is not chosen. */
  chosen: LineChoice | undefined
  /** Whether another line has the exchange. */
  isExchangeElsewhere: boolean
  /** What is missing here, in words. */
  problem: string | undefined
  /** @param change what is different; undefined where the line is not chosen any more */
  onChange: (change: Partial<LineChoice> | undefined) => void
  photos: ComponentChildren
  exchange: ComponentChildren
}

/** A line of the order: with what is asked about it once it is chosen, or why it can't come back. */
export function LineCard(props: LineCardProps) {
  const { line, texts, formats, lastDay, chosen, problem, onChange } = props
  const name = line.name ?? line.SKU
  const id = `line-${line.SKU}`
  const price = line.price === undefined ? undefined : formats.money(line.price)
  if (line.returnable === 0) {
    return (
      <div class="line off">
        <div class="head">
          <Picture url={line.imageUrl} size={56} />
          <span class="what">
            <strong>{name}</strong>
            <span>{reasonOf(line, texts, lastDay && formats.longDay(lastDay))}</span>
          </span>
        </div>
      </div>
    )
  }
  return (
    <fieldset class={chosen ? 'line chosen' : 'line'}>
      <legend class="hidden">{name}</legend>
      <label class="head">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? { quantity: 1 } : undefined)}
        />
        <Picture url={line.imageUrl} size={56} />
        <span class="what">
          <strong>{name}</strong>
          <span class="quiet">{line.quantity > 1 && price ? `${line.quantity} × ${price}` : price}</span>
        </span>
      </label>
      {chosen && (
        <div class="asked">
          {line.returnable > 1 && (
            <div class="count">
              <span id={`${id}-count`}>{texts.howMany}</span>
              <Stepper {...{ name, texts, onChange }} quantity={chosen.quantity} most={line.returnable} />
            </div>
          )}
          <div class="select">
            <select
              id={`${id}-reason`}
              aria-label={texts.reason}
              aria-invalid={problem !== undefined && !chosen.reason}
              aria-describedby={problem && `${id}-problem`}
              value={chosen.reason ?? ''}
              onChange={({ currentTarget }) =>
                onChange({ reason: REASONS.find((each) => each === currentTarget.value) })
              }
            >
              <option value="" disabled>
                {texts.chooseReason}
              </option>
              {REASONS.map((reason: Reason) => (
                <option key={reason} value={reason}>
                  {texts.reasons[reason]}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
          {chosen.reason === 'other' && (
            <textarea
              id={`${id}-words`}
              rows={2}
              maxLength={300}
              aria-label={texts.inYourWords}
              placeholder={texts.inYourWords}
              aria-describedby={problem && `${id}-problem`}
              value={chosen.words ?? ''}
              onInput={({ currentTarget }) => onChange({ words: currentTarget.value })}
            />
          )}
          {props.photos}
          <Wish {...props} chosen={chosen} id={id} />
          {problem && (
            <p class="error" id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}

function Wish({
  texts,
  chosen,
  isExchangeElsewhere,
  onChange,
  exchange,
  id,
}: LineCardProps & { chosen: LineChoice; id: string }) {
  if (isExchangeElsewhere) return <p class="quiet">{texts.oneExchange}</p>
  return (
    <>
      <div class="segments" role="radiogroup" aria-label={texts.wish}>
        {(['refund', 'exchange'] as const).map((wish) => (
          <label key={wish}>
            <input
              type="radio"
              name={`${id}-wish`}
              checked={(chosen.wants ?? 'refund') === wish}
              onChange={() => onChange({ wants: wish })}
            />
            <span>{texts[wish]}</span>
          </label>
        ))}
      </div>
      {chosen.wants === 'exchange' && exchange}
    </>
  )
}

interface StepperProps {
  name: string
  quantity: number
  most: number
  texts: Texts
  onChange: (change: Partial<LineChoice>) => void
}

function Stepper({ name, quantity, most, texts, onChange }: StepperProps) {
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={texts.fewer(name)}
        disabled={quantity <= 1}
        onClick={() => onChange({ quantity: quantity - 1 })}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{texts.ofTotal(quantity, most)}</output>
      <button
        type="button"
        aria-label={texts.more(name)}
        disabled={quantity >= most}
        onClick={() => onChange({ quantity: quantity + 1 })}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}

function reasonOf({ reason }: OrderLine, texts: Texts, lastDay: string | undefined): string {
  if (reason === 'not-sent') return texts.notSent
  return reason === 'too-late' && lastDay ? texts.tooLate(lastDay) : texts.returned
}
