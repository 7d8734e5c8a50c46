import { Trans, useLingui } from '@lingui/react/macro'
import type { IntegrationDetail } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { TextField } from '@replybay/ui-kit'
import { type ClipboardEvent, useState } from 'react'
import { describeProblem } from '../model/problem-words.ts'
import type { Service, ServiceField } from '../model/service.ts'
import styles from './drawer.module.css'
import { SecretField } from './secret-field.tsx'
import { isMoved, tidyAddress, type Typed } from './typed.ts'

interface ServiceFieldsProps {
  service: Service
  typed: Typed
  /** How it is connected, where it is. */
  detail: IntegrationDetail | undefined
  /** The field that has to be filled in. */
  missing: string | undefined
  /** What the last try of what is typed found. */
  failed: string | undefined
  /** The keys that are open for another one. */
  replacing: readonly string[]
  onReplace: (name: string, isReplacing: boolean) => void
  /** Where the field of a name tells of its element. */
  refOf: (name: string) => (element: HTMLInputElement | null) => void
  onType: (name: string, text: string) => void
}

/** The documented fields of a service. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { service, typed, detail, missing, failed, replacing, onReplace, refOf, onType } = props
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const [trimmed, setTrimmed] = useState<string>()
  const kept = detail?.settings
  const hasMoved = detail !== undefined && isMoved(service, typed, kept)
  const problem =
    failed === undefined ? undefined : describeProblem(i18n, service.name, { problem: failed, isTyped: true })
  const wrong = problem && service.fields.find(({ kind }) => kind === problem.field)?.name

  function errorOf({ name, kind }: ServiceField): string | undefined {
    if (name === wrong) return problem?.title
    if (name !== missing) return undefined
    if (kind === 'address') return t`Enter the shop’s address`
    if (kind === 'account') return t`Enter the ID`
    return hasMoved
      ? t`Enter it again: a key is never sent to another address than its own`
      : t`Enter the key`
  }
  function paste(name: string, event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    const clean = text.trim().replace(/[\r\n]+/g, '')
    if (clean === text) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    onType(name, value.slice(0, selectionStart ?? 0) + clean + value.slice(selectionEnd ?? value.length))
    setTrimmed(name)
  }
  const notice = (name: string) => (
    <div role="status">
      {trimmed === name && (
        <p className={styles['quiet']}>
          <Trans>Spaces around it were removed</Trans>
        </p>
      )}
    </div>
  )
  const savedAt = detail?.keysChangedAt === undefined ? undefined : new Date(detail.keysChangedAt)
  const saved = savedAt && formats.shortMoment(savedAt)
  return (
    <div className={styles['fields']}>
      {service.fields.map((field) => {
        const { name, kind, label, example, hint } = field
        const shared = {
          ref: refOf(name),
          label: i18n._(label),
          placeholder: example,
          value: typed[name] ?? '',
          hint: hint && i18n._(hint),
          error: errorOf(field),
          notice: notice(name),
          spellCheck: false,
          autoCapitalize: 'none',
          autoComplete: 'off',
          onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(name, event),
        }
        const onText = (text: string) => {
          onType(name, text)
          setTrimmed(undefined)
        }
        return kind === 'address' ? (
          <TextField
            key={name}
            {...shared}
            inputMode="url"
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            onBlur={({ currentTarget }) => {
              const tidy = tidyAddress(currentTarget.value)
              if (tidy !== currentTarget.value) onType(name, tidy)
            }}
          />
        ) : (
          <SecretField
            key={name}
            {...shared}
            tail={hasMoved ? undefined : kept?.[name]}
            isWhole={kind === 'account'}
            isReplacing={replacing.includes(name)}
            onReplace={(isReplacing) => onReplace(name, isReplacing)}
            onText={onText}
          />
        )
      })}
      {savedAt && (
        <p className={styles['quiet']}>
          {isToday(savedAt) ? (
            <Trans>Encrypted and saved at {saved}. It can’t be displayed here again.</Trans>
          ) : (
            <Trans>Encrypted and saved on {saved}. It can’t be displayed here again.</Trans>
          )}
        </p>
      )}
    </div>
  )
}

function isToday(moment: Date): boolean {
  return moment.toDateString() === new Date().toDateString()
}
