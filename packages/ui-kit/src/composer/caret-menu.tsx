import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useFloating } from '../floating/use-floating.ts'
import { caretBox } from './caret-box.ts'
import styles from './caret-menu.module.css'

export interface CaretOption {
  key: string
  label: string
  /** A first line of what it brings. */
  detail?: string | undefined
  /** Such as what is typed for it. */
  aside?: string | undefined
}

/** A field of another kind, which knows where its text stands. */
export interface CaretField {
  /** Where a place in the text stands in the window. */
  boxAt: (at: number) => DOMRect
}

export interface CaretMenuProps {
  /** The field names it in `aria-controls`, and the active option by `caretOptionId` in `aria-activedescendant`. */
  id: string
  label: string
  area: RefObject<HTMLTextAreaElement | CaretField | null>
  /** The place in the text at which it stands. */
  at: number
  options: readonly CaretOption[]
  /** The index of the option that Enter takes. */
  active: number
  onChoose: (index: number) => void
}

export const caretOptionId = (id: string, index: number): string => `${id}-${index}`

/** What can be written at the caret. The field keeps the focus and takes the keys. */
export function CaretMenu({ id, label, area, at, options, active, onChoose }: CaretMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const anchor = useRef<Pick<HTMLElement, 'getBoundingClientRect'>>(null)
  useImperativeHandle(anchor, () => ({ getBoundingClientRect: () => boxOf(area.current, at) }), [area, at])
  useFloating({ isOpen: true, anchor, floating: list, placement: 'bottom-start' })
  useEffect(() => {
    document.getElementById(caretOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div ref={list} id={id} popover="manual" role="listbox" aria-label={label} className={styles['list']}>
      {options.map((option, index) => (
        // Its keys are those of the field, which keeps the focus.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.key}
          id={caretOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles['option']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={styles['label']} dir="auto">
            {option.label}
          </span>
          {option.aside && <span className={styles['aside']}>{option.aside}</span>}
          {option.detail && (
            <span className={styles['detail']} dir="auto">
              {option.detail}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function boxOf(field: CaretMenuProps['area']['current'], at: number): DOMRect {
  if (field === null) return new DOMRect()
  return field instanceof HTMLTextAreaElement ? caretBox(field, at) : field.boxAt(at)
}
