/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Language } from '../look.ts'
import type { ReturnPage } from './calls.ts'
import { Icon, NO_WORDS } from './icons.tsx'
import { languageNames, type Texts } from './texts.ts'

interface FrameProps {
  page: ReturnPage
  texts: Texts
  language: Language
  step: 1 | 2 | 3
  /** Of the bar; the shop's name on the first step. */
  name: string
  onLanguage: (language: Language) => void
  /** Absent on the first step. */
  onBack?: () => void
  /** Below everything, where it stays in sight. */
  foot?: ComponentChildren
  children: ComponentChildren
}

/** What each step stands in: the bar, how far one is, and the foot. */
export function Frame({ page, texts, language, step, name, onLanguage, onBack, foot, children }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  const shownRef = useRef(step)
  // Who listens hears of the new step; on the first screen nothing is taken from the browser.
  useEffect(() => {
    if (shownRef.current === step) return
    shownRef.current = step
    scrollTo(0, 0)
    main.current?.focus()
  }, [step])
  return (
    <div class="page">
      <header class="bar">
        {onBack ? (
          <button type="button" class="tool" aria-label={texts.back} onClick={onBack}>
            <Icon name="back" size={22} />
          </button>
        ) : (
          page.logoUrl && <img class="logo" src={page.logoUrl} alt={NO_WORDS} />
        )}
        <strong class="name">{name}</strong>
        <label class="language">
          <span class="hidden">{texts.language}</span>
          <select
            value={language}
            onChange={({ currentTarget }) => {
              const chosen = languages.find((each) => each === currentTarget.value)
              if (chosen) onLanguage(chosen)
            }}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </select>
          <Icon name="down" size={18} />
        </label>
      </header>
      <main ref={main} tabIndex={-1}>
        <div
          class="progress"
          role="progressbar"
          aria-label={texts.stepOf(step)}
          aria-valuemin={1}
          aria-valuemax={3}
          aria-valuenow={step}
          aria-valuetext={texts.stepOf(step)}
        >
          {[1, 2, 3].map((each) => (
            <span key={each} class={each <= step ? 'reached' : ''} />
          ))}
        </div>
        {children}
      </main>
      {foot}
    </div>
  )
}

// Sound: the names are those of all languages.
const languages = Object.keys(languageNames) as Language[]
