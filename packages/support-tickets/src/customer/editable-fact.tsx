import { useLingui } from '@lingui/react/macro'
import { surplusOf } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { wordError } from '../errors.ts'
import { CopyFact } from './copy-fact.tsx'
import styles from './facts.module.css'
import { type FactField, useUnsavedFact } from './unsaved-facts.ts'
import { isChangedMeanwhile, type KnownCustomer, useFactChange } from './use-fact-change.ts'

/** How many characters each fact may have. */
const limits: Record<FactField, number> = { name: 200, email: 254, phone: 40 }

interface EditableFactProps {
  customer: KnownCustomer
  /** The ticket beside which it is edited. */
  ticketId: string
  field: FactField
  label: string
  /** Whether it is edited at once, with the focus. @default false */
  startsOpen?: boolean
  /** Says something about the value. */
  aside?: ReactNode
}

/**
 * One fact about a customer that a press turns into a field in the same place. Enter saves, and so does leaving; Escape
 * gives up what was typed. What could not be saved stays as it was typed, with a way to try again, also when other tickets
 * were looked at meanwhile.
 */
export function EditableFact({
  customer,
  ticketId,
  field,
  label,
  startsOpen = false,
  aside,
}: EditableFactProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const known = customer[field] ?? ''
  const [typed, setTyped] = useState<string>()
  const [isEdited, setEdited] = useState(startsOpen)
  const [isWrong, setWrong] = useState(false)
  /** As it was when the person began to edit it; undefined where they have been told since that it is another. */
  const [seen, setSeen] = useState(startsOpen ? known : undefined)
  const { unsaved: refused, keep, forget } = useUnsavedFact(customer._id, field)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  /** Where the focus goes once the row is drawn. */
  const focus = useRef<'field' | 'row'>(startsOpen ? 'field' : undefined)
  const { change, error, isPending, reset } = useFactChange(customer, field, ticketId, { keep, forget })
  useEffect(() => {
    if (focus.current === 'field') {
      input.current?.focus()
      input.current?.select()
    }
    if (focus.current === 'row') button.current?.focus()
    focus.current = undefined
  })

  function save() {
    if (!input.current) return
    const value = input.current.value.trim()
    const isInvalid = !input.current.validity.valid || surplusOf(value, limits[field]) > 0
    setWrong(isInvalid)
    if (isInvalid) {
      focus.current = undefined
      return
    }
    setEdited(false)
    if (value === known) {
      setTyped(undefined)
      forget()
      return
    }
    void put(value)
  }
  async function put(value: string) {
    try {
      await change(value, seen ?? known)
      setTyped(undefined)
    } catch (failure) {
      setEdited(true)
      if (isChangedMeanwhile(failure)) setSeen(undefined)
    }
  }
  function giveUp() {
    reset()
    setTyped(undefined)
    setWrong(false)
    forget()
    setEdited(false)
  }

  const value = typed ?? refused ?? known
  const isRefused = refused !== undefined && !isPending
  if (!isEdited && !isRefused) {
    return (
      <div className={styles['fact']} data-editable>
        <dt>{label}</dt>
        <dd>
          <button
            ref={button}
            type="button"
            className={styles['edit']}
            title={value}
            aria-label={value ? t`${label}: ${value}. Edit` : t`Add: ${label}`}
            aria-busy={isPending || undefined}
            onClick={() => {
              focus.current = 'field'
              setSeen(known)
              setEdited(true)
            }}
          >
            <span className={value ? styles['value'] : styles['none']} dir="auto">
              {value || t`Add`}
            </span>
            <IconPencil aria-hidden />
          </button>
          {aside && <span className={styles['aside']}>{aside}</span>}
          {value !== '' && <CopyFact label={t`Copy: ${label}`} text={value} />}
        </dd>
      </div>
    )
  }
  const wrong = field === 'email' ? t`Enter a valid email address` : t`This text is too long`
  const words = isChangedMeanwhile(error)
    ? // The catalogued words are about undoing.
      t`Your team changed this first. Retry to replace it, or press Esc to keep theirs.`
    : wordError(i18n, 'updateCustomer', error)
  const refusal = isRefused ? words : undefined
  const problem = isWrong ? wrong : refusal
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>
        <input
          ref={input}
          dir="auto"
          className={styles['field']}
          type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
          value={value}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // What was refused is not tried again by leaving: there is a button for that.
          onBlur={({ currentTarget }) => currentTarget.value.trim() !== refused && save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // Else it would press the button that has the focus next.
              event.preventDefault()
              focus.current = 'row'
              save()
            }
            if (event.key !== 'Escape') return
            // Elsewhere the key leaves the field, which saves.
            event.stopPropagation()
            focus.current = 'row'
            giveUp()
          }}
        />
        {problem && (
          <p id={id} role="alert" className={styles['problem']}>
            <span>{problem}</span>
            {refusal && !isWrong && (
              <>
                {' '}
                <button type="button" className={styles['retry']} onClick={save}>
                  {t`Retry`}
                </button>
              </>
            )}
          </p>
        )}
      </dd>
    </div>
  )
}
