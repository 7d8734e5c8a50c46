import { LazyBoundary } from '@replybay/feature-kit'
import { lazy, useState } from 'react'
import { LanguageButton } from './language-button.tsx'

const LanguageMenu = lazy(async () => ({ default: (await import('./language-menu.tsx')).LanguageMenu }))

/** The interface language, by its own name. The others are loaded when somebody asks for them. */
export function LanguageSwitch() {
  const [isAsked, setIsAsked] = useState(false)
  const ask = () => setIsAsked(true)
  if (!isAsked) return <LanguageButton onClick={ask} onKeyDown={(event) => isArrow(event.key) && ask()} />
  return (
    <LazyBoundary pending={<LanguageButton />}>
      <LanguageMenu />
    </LazyBoundary>
  )
}

/** The keys that open a menu, beside those that press its button. */
function isArrow(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp'
}
