/** @jsxImportSource preact */
/** The page on which a shop's customers ask for returns. Its address names the web; behind the number sign, an order's token. */
import { render } from 'preact'
import { paletteOf } from '../accent.ts'
import { type Language, languageOf } from '../look.ts'
import { App, readOrder } from './app.tsx'
import { CallProblem, calls, type ReturnPage } from './calls.ts'
import { createKeeper } from './kept.ts'
import styles from './page.css?inline'
import { languageNames, textsOf } from './texts.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

const webId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
const keeper = createKeeper(webId)
const linked = /^#(rb_o_[\w-]+)$/.exec(location.hash)?.[1]
// A link is not left where others see it.
if (linked) history.replaceState(null, '', location.pathname)

// Sound: the names are those of all languages.
const known = Object.keys(languageNames) as Language[]
const chosen = known.find((each) => each === keeper.read().language)
const isKnown = (tag: string) =>
  known.some((each) => each.startsWith(`${tag.toLowerCase().split('-', 1)[0]}-`))
const ofBrowser = navigator.languages.some(isKnown) ? languageOf(navigator.languages) : undefined

async function start(): Promise<void> {
  const place = document.createElement('div')
  place.className = 'root'
  document.body.append(place)
  try {
    const page = await calls.page(webId, chosen ?? ofBrowser ?? navigator.language)
    paint(page)
    const firstLanguage = chosen ?? ofBrowser ?? languageOf([page.language])
    const token = linked ?? keeper.read().token
    const opened = token === undefined ? undefined : await readOrder(token)
    if (opened) keeper.write({ token, orderNumber: opened.order.orderNumber })
    else if (token !== undefined) keeper.write({ token: undefined })
    const isLinkOver = linked !== undefined && !opened
    const readPage = (language: Language) => calls.page(webId, language)
    render(<App {...{ page, webId, keeper, firstLanguage, opened, isLinkOver, readPage }} />, place)
  } catch (error) {
    const texts = textsOf[chosen ?? languageOf(navigator.languages)]
    const isLost = !(error instanceof CallProblem) || error.status !== 404
    document.documentElement.lang = chosen ?? languageOf(navigator.languages)
    render(
      <main class="page failed">
        <p role="alert">{isLost ? texts.lost : texts.unavailable}</p>
        {isLost && (
          <button type="button" class="primary" onClick={() => location.reload()}>
            {texts.retry}
          </button>
        )}
      </main>,
      place,
    )
  }
}

/** In the shop's color, by day and by night. */
function paint({ themeColor }: ReturnPage): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  const set = () => {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(paletteOf(themeColor, night.matches))) {
      style.setProperty(name, value)
    }
  }
  set()
  night.addEventListener('change', set)
}

void start()
