import { defaultLayoutRoute, paletteSources, SlotOutlet } from '@replybay/feature-kit'
import { matches, type PaletteFound } from '@replybay/ui-kit'
import { createRoute } from '@tanstack/react-router'
import { useCallback, useState } from 'react'

/** Stands for the palette, at /palette: a field, and a button for each command that the sources of a feature have found. */
export const paletteRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/palette',
  component: Palette,
})

function Palette() {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<PaletteFound>()
  const onFound = useCallback((_id: string, next: PaletteFound | undefined) => setFound(next), [])
  const commands = found?.sections.flatMap((section) =>
    section.commands.filter(
      ({ label, keywords = '' }) => section.found !== undefined || matches(words, `${label} ${keywords}`),
    ),
  )
  return (
    <>
      <label>
        Search <input value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      </label>
      <SlotOutlet
        slot={paletteSources}
        search={{ words, settled: words, prefix: undefined }}
        onFound={onFound}
      />
      {found?.problem && (
        <p>
          {found.problem.title}{' '}
          <button type="button" onClick={found.problem.onRetry}>
            Retry
          </button>
        </p>
      )}
      <ul aria-label="Found">
        {commands?.map(({ id, label, detail, run }) => (
          <li key={id}>
            <button type="button" onClick={() => run?.(words)}>
              {label} · {detail}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
