/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Language } from '../look.ts'
import { CallProblem, calls, type Order } from './calls.ts'
import {
  type Choice,
  countOf,
  differenceOf,
  exchangeOf,
  gapOf,
  type LineChoice,
  MOST_PHOTOS,
  photosOf,
  requestOf,
} from './choice.ts'
import { differenceIn, ExchangePicker } from './exchange-picker.tsx'
import type { Formats } from './formats.ts'
import type { Keeper } from './kept.ts'
import { LineCard } from './line-card.tsx'
import { Photos } from './photos.tsx'
import type { Texts } from './texts.ts'
import { useUploads } from './use-uploads.ts'

interface ChooseStepProps {
  order: Order
  token: string
  texts: Texts
  language: Language
  formats: Formats
  keeper: Keeper
  choice: Choice
  onChoice: (change: (choice: Choice) => Choice) => void
  /** The order as it is now: with its return, or as it has changed meanwhile. */
  onOrder: (order: Order) => void
}

type Problem = 'lost' | 'failed' | 'outOfStock' | 'changed'

/** What comes back, why, and what is wanted. */
export function useChooseStep(props: ChooseStepProps) {
  const { order, token, texts, formats, choice, onChoice } = props
  const sending = useSending(props)
  const [isAsked, setAsked] = useState(false)
  const onSent = (SKU: string, photo: { _id: string; url: string }) =>
    onChoice((all) => {
      const chosen = all[SKU]
      return chosen ? { ...all, [SKU]: { ...chosen, photos: [...chosen.photos, photo] } } : all
    })
  const uploads = useUploads(token, onSent)
  const gap = gapOf(choice)
  const [exchanged, wanted] = exchangeOf(choice) ?? []
  const isWaiting = sending.isAsked && uploads.uploads.length > 0

  const change = (SKU: string, part: Partial<LineChoice> | undefined) =>
    onChoice((all) => {
      const { [SKU]: before, ...others } = all
      return part ? { ...all, [SKU]: { quantity: 1, photos: [], ...before, ...part } } : others
    })
  useEffect(() => {
    if (!sending.isAsked || uploads.uploads.length > 0) return
    // One that was not sent is not left out unsaid.
    if (uploads.problem) sending.cancel()
    else void sending.send()
  }, [sending, uploads])

  function ask() {
    setAsked(true)
    uploads.forgetProblem()
    if (!gap) return sending.ask()
    const place = gap.SKU === undefined ? 'input[type=checkbox]' : placeOf(gap.SKU, gap.gap)
    return document.querySelector<HTMLElement>(place)?.focus()
  }

  const room = MOST_PHOTOS - photosOf(choice).length - uploads.uploads.length
  const body = (
    <div class="stack tight">
      <h1>{texts.choose}</h1>
      {order.lines.every(({ returnable }) => returnable === 0) && (
        <p class="notice">{texts.nothingPossible}</p>
      )}
      {order.lines.map((line) => {
        const { SKU } = line
        const chosen = choice[SKU]
        return (
          <LineCard
            key={SKU}
            {...{ line, texts, formats, chosen }}
            lastDay={order.lastDay}
            isExchangeElsewhere={exchanged !== undefined && exchanged !== SKU}
            problem={isAsked && gap?.SKU === SKU ? texts.gaps[gap.gap] : undefined}
            onChange={(part) => change(SKU, part)}
            photos={
              <Photos
                texts={texts}
                photos={chosen?.photos ?? []}
                uploads={uploads.uploads.filter((upload) => upload.SKU === SKU)}
                problem={uploads.problem?.SKU === SKU ? uploads.problem.kind : undefined}
                canAdd={room > 0}
                onAdd={(files) => uploads.add(SKU, files, room)}
                onRemove={(photo) =>
                  change(SKU, { photos: chosen?.photos.filter((each) => each !== photo) ?? [] })
                }
                onStop={({ id }) => uploads.stop(id)}
              />
            }
            exchange={
              <ExchangePicker
                {...{ token, line, texts, formats }}
                quantity={chosen?.quantity ?? 1}
                chosen={chosen?.article}
                onChoose={(article) => change(SKU, { article })}
              />
            }
          />
        )
      })}
    </div>
  )

  const line = order.lines.find(({ SKU }) => SKU === exchanged)
  const difference = wanted?.article && differenceOf(line, wanted.article, wanted.quantity)
  const problem = sending.problem ?? (isAsked && gap?.gap === 'nothing' ? 'nothing' : undefined)
  const count = countOf(choice)
  const foot = (
    <footer class="foot">
      {problem && (
        <p class="problem" role="alert">
          {problem === 'nothing' ? texts.gaps.nothing : texts[problem]}
        </p>
      )}
      <div class="foot-line">
        <span class="sum">
          {count > 0 && <strong>{exchanged ? texts.itemsExchange(count) : texts.itemsRefund(count)}</strong>}
          {difference !== undefined && <span>{differenceIn(texts, formats, difference)}</span>}
        </span>
        <button type="button" class="primary" disabled={sending.isSending} onClick={ask}>
          {isWaiting ? texts.waitsForPhotos : sending.isSending ? texts.sending : texts.send}
        </button>
      </div>
    </footer>
  )
  return { body, foot }
}

/** Where a person goes on, by what is missing. */
function placeOf(SKU: string, gap: string): string {
  const id = CSS.escape(`line-${SKU}`)
  return gap === 'article' ? `input[name=${id}-wish]:checked` : `#${id}-${gap}`
}

/** Sends the request once its photos are there; under the same key as long as it says the same. */
function useSending({ order, token, texts, language, keeper, choice, onOrder }: ChooseStepProps) {
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const onWayRef = useRef(false)

  async function send() {
    if (onWayRef.current) return
    onWayRef.current = true
    const request = requestOf(choice, language, (reason) => texts.reasons[reason])
    const content = JSON.stringify(request)
    const before = keeper.read().sent
    const key = before?.content === content ? before.key : crypto.randomUUID()
    keeper.write({ sent: { key, content } })
    try {
      onOrder(await calls.ask(token, request, key))
    } catch (error) {
      setProblem(await settle(error))
    }
    onWayRef.current = false
    setAsked(false)
  }

  /** @returns what there is to say; where the order has its return already, that is shown. */
  async function settle(failure: unknown): Promise<Problem | undefined> {
    const { status = 500, code } = failure instanceof CallProblem ? failure : {}
    if (status === 0) return 'lost'
    if (code === 'out-of-stock') return 'outOfStock'
    if (status !== 409 && status !== 400) return 'failed'
    const now = await calls.read(token).catch(() => undefined)
    if (!now) return 'failed'
    onOrder(now)
    return now.return && now.return !== order.return ? undefined : 'changed'
  }

  return {
    isAsked,
    isSending: isAsked,
    problem,
    ask() {
      setProblem(undefined)
      setAsked(true)
    },
    cancel: () => setAsked(false),
    send,
  }
}
