/** @jsxImportSource preact */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { Language } from '../look.ts'
import { CallProblem, calls, type Order, type ReturnPage } from './calls.ts'
import { type Choice, stillPossible } from './choice.ts'
import { useChooseStep } from './choose-step.tsx'
import { FindFoot, FindStep } from './find-step.tsx'
import { createFormats } from './formats.ts'
import { Frame } from './frame.tsx'
import type { Keeper } from './kept.ts'
import { StateFoot, StateStep } from './state-step.tsx'
import { textsOf } from './texts.ts'

interface AppProps {
  page: ReturnPage
  webId: string
  keeper: Keeper
  firstLanguage: Language
  /** The order that a link, or what is kept, has opened. */
  opened: { order: Order; token: string } | undefined
  isLinkOver: boolean
  /** The policy in another language. */
  readPage: (language: Language) => Promise<ReturnPage>
}

const OPEN: ReadonlySet<string> = new Set(['requested', 'in-transit', 'arrived', 'disputed'])

const canReturnMore = ({ lines, return: own }: Order) =>
  own !== undefined && !OPEN.has(own.status) && lines.some(({ returnable }) => returnable > 0)

/** The three steps: find the order, choose what comes back, see how far it is. */
export function App({
  page: firstPage,
  webId,
  keeper,
  firstLanguage,
  opened,
  isLinkOver,
  readPage,
}: AppProps) {
  const [page, setPage] = useState(firstPage)
  const [language, setLanguage] = useState(firstLanguage)
  const [own, setOwn] = useState(opened)
  const [isReturningMore, setReturningMore] = useState(false)
  const texts = textsOf[language]
  const formats = useMemo(
    () => createFormats(language, own?.order.currency ?? 'EUR'),
    [language, own?.order.currency],
  )
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${texts.title} · ${page.title}`
  }, [language, texts.title, page.title])
  const leave = useCallback(() => {
    setOwn(undefined)
    setReturningMore(false)
    keeper.write({ token: undefined })
  }, [keeper])
  useEffect(() => {
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [leave])

  const show = (order: Order, token: string) => {
    if (!own) history.pushState(null, '')
    const kept = keeper.read()
    const isOther = kept.orderNumber !== order.orderNumber
    keeper.write({ token, orderNumber: order.orderNumber, ...(isOther && { choice: {} }) })
    setReturningMore(false)
    setOwn({ order, token })
  }
  const common = {
    page,
    texts,
    language,
    onLanguage(chosen: Language) {
      setLanguage(chosen)
      keeper.write({ language: chosen })
      readPage(chosen).then(setPage, () => undefined)
    },
  }
  if (!own) {
    return (
      <Frame {...common} step={1} name={page.title} foot={<FindFoot page={page} texts={texts} />}>
        <FindStep
          {...{ page, webId, texts, isLinkOver }}
          orderNumber={keeper.read().orderNumber ?? ''}
          onFound={show}
        />
      </Frame>
    )
  }
  const { order, token } = own
  if (order.return && !isReturningMore) {
    return (
      <Frame
        {...common}
        step={3}
        name={texts.returnOf(order.orderNumber)}
        onBack={leave}
        foot={
          <StateFoot
            {...{ order, token, texts }}
            canReturnMore={canReturnMore(order)}
            onReturnMore={() => setReturningMore(true)}
            onOrder={(now) => setOwn({ order: now, token })}
          />
        }
      >
        <StateStep own={order.return} {...{ order, texts, formats }} />
      </Frame>
    )
  }
  return (
    <ChooseScreen
      key={order.orderNumber}
      {...{ common, order, token, language, formats, keeper, texts }}
      onBack={leave}
      onOrder={(now) => {
        const isAsked = now.return !== order.return && now.return && OPEN.has(now.return.status)
        if (isAsked) {
          keeper.write({ choice: {}, sent: undefined })
          setReturningMore(false)
        }
        setOwn({ order: now, token })
      }}
    />
  )
}

type ChooseScreenProps = Omit<Parameters<typeof useChooseStep>[0], 'choice' | 'onChoice'> & {
  common: Pick<Parameters<typeof Frame>[0], 'page' | 'texts' | 'language' | 'onLanguage'>
  onBack: () => void
}

function ChooseScreen({ common, onBack, ...props }: ChooseScreenProps) {
  const { order, keeper } = props
  const [choice, setChoice] = useState<Choice>(() => keeper.read().choice ?? {})
  const possible = useMemo(() => stillPossible(choice, order), [choice, order])
  const { body, foot } = useChooseStep({
    ...props,
    choice: possible,
    onChoice: (change) =>
      setChoice((before) => {
        const after = change(stillPossible(before, order))
        keeper.write({ choice: after })
        return after
      }),
  })
  return (
    <Frame {...common} step={2} name={order.orderNumber} onBack={onBack} foot={foot}>
      {body}
    </Frame>
  )
}

/** The order that a token opens; undefined where it opens none any more. @throws CallProblem */
export async function readOrder(token: string): Promise<{ order: Order; token: string } | undefined> {
  try {
    return { order: await calls.read(token), token }
  } catch (error) {
    if (error instanceof CallProblem && (error.status === 401 || error.status === 404)) return undefined
    throw error
  }
}
