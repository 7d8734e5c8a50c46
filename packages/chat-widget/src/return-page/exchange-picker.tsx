/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import { type Article, calls, type OrderLine } from './calls.ts'
import { differenceOf } from './choice.ts'
import type { Formats } from './formats.ts'
import { Picture } from './icons.tsx'
import type { Texts } from './texts.ts'

interface ExchangePickerProps {
  token: string
  line: OrderLine
  quantity: number
  chosen: Article | undefined
  texts: Texts
  formats: Formats
  onChoose: (article: Article | undefined) => void
}

/** A search begins after a pause of so long; in ms. */
const PAUSE_MS = 300

/** What the customer wants in exchange: of what is in stock. */
export function ExchangePicker(props: ExchangePickerProps) {
  const { chosen, texts, onChoose } = props
  if (!chosen) return <ArticleSearch {...props} />
  return (
    <div class="article">
      <Picture url={chosen.imageUrl} size={48} />
      <span class="what">
        <strong>{chosen.name ?? chosen.SKU}</strong>
        <StockAndPrice {...props} article={chosen} />
      </span>
      <button type="button" class="text-button" onClick={() => onChoose(undefined)}>
        {texts.change}
      </button>
    </div>
  )
}

function ArticleSearch(props: ExchangePickerProps) {
  const { token, line, quantity, texts, onChoose } = props
  const [search, setSearch] = useState('')
  const { articles, isFailed } = useArticles(token, line.SKU, search)
  const fitting = articles?.filter(({ stock }) => stock >= quantity)
  return (
    <div class="picker" role="group" aria-label={`${texts.exchangeFor} ${line.name ?? line.SKU}`}>
      <input
        type="search"
        class="small"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={100}
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div class="articles" aria-live="polite">
        {fitting === undefined && <p class="quiet">{texts.loading}</p>}
        {isFailed && <p class="error">{texts.lost}</p>}
        {!isFailed && fitting?.length === 0 && <p class="quiet">{texts.noneInStock}</p>}
        {fitting?.map((article) => (
          <button type="button" class="article" key={article.SKU} onClick={() => onChoose(article)}>
            <Picture url={article.imageUrl} size={48} />
            <span class="what">
              <strong>{article.name ?? article.SKU}</strong>
              <StockAndPrice {...props} article={article} />
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** Articles in stock, by a part of their name; undefined until they are there. */
function useArticles(token: string, SKU: string, search: string) {
  const [articles, setArticles] = useState<readonly Article[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    const find = async () => {
      const found = await calls.articles(token, SKU, search.trim()).catch(() => undefined)
      if (isOver) return
      setFailed(found === undefined)
      setArticles(found ?? [])
    }
    const timer = setTimeout(() => void find(), search === '' ? 0 : PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [token, SKU, search])
  return { articles, isFailed }
}

type StockAndPriceProps = Pick<ExchangePickerProps, 'line' | 'quantity' | 'texts' | 'formats'> & {
  article: Article
}

function StockAndPrice({ line, quantity, texts, formats, article }: StockAndPriceProps) {
  const difference = differenceOf(line, article, quantity)
  return (
    <span class="quiet">
      <span class="in-stock">{texts.inStock}</span>
      {difference !== undefined && ` · ${differenceIn(texts, formats, difference)}`}
    </span>
  )
}

/** A difference of prices in words. @param difference in the smallest unit */
export function differenceIn(texts: Texts, formats: Formats, difference: number): string {
  if (difference === 0) return texts.samePrice
  const money = formats.money(Math.abs(difference))
  return difference > 0 ? texts.costsMore(money) : texts.costsLess(money)
}
