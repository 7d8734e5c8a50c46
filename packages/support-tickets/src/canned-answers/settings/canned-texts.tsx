import { useLingui } from '@lingui/react/macro'
import { openField, useUser } from '@replybay/feature-kit'
import { isLocaleCode, type LocaleCode, locales } from '@replybay/i18n'
import { Button, Tabs, TextArea } from '@replybay/ui-kit'
import { useRef } from 'react'
import { insertText } from '../../model/insert-text.ts'
import { factWords, isFactKind } from '../../suggestion/fact-words.ts'
import { fillVariables, variables } from '../fill-variables.ts'
import { variableWords } from '../variable-words.ts'
import styles from './canned-settings.module.css'
import { limits } from './limits.ts'

interface CannedTextsProps {
  /** The language whose text is shown. */
  shown: LocaleCode
  onShow: (language: LocaleCode) => void
  texts: Readonly<Record<LocaleCode, string>>
  /** Of all of them. */
  error: string | undefined
  /** Of single ones, in place of the one of all. */
  errors: Partial<Record<LocaleCode, string | undefined>> | undefined
  onChange: (change: Partial<Record<LocaleCode, string>>) => void
}

/** The text of a saved reply in each language, and how it will read. */
export function CannedTexts({ shown, onShow, texts, error, errors, onChange }: CannedTextsProps) {
  const { t } = useLingui()
  return (
    <div className={styles['tabs']}>
      <Tabs
        label={t`Languages`}
        value={shown}
        onChange={(code) => isLocaleCode(code) && onShow(code)}
        tabs={locales.map(({ code, name }) => ({
          key: code,
          label: texts[code].trim() ? `${name} ✓` : name,
          content: (
            <OneText
              field={code}
              name={name}
              text={texts[code]}
              error={errors?.[code] ?? error}
              onChange={(text) => onChange({ [code]: text })}
            />
          ),
        }))}
      />
    </div>
  )
}

interface OneTextProps {
  field: LocaleCode
  /** The language. */
  name: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

function OneText({ field, name, text, error, onChange }: OneTextProps) {
  const { t } = useLingui()
  const user = useUser()
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (variable: string) => area.current && insertText(area.current, `{{${variable}}}`)
  const preview = fillVariables(
    text,
    {
      'customer.name': t`Ada Martin`,
      'customer.firstName': t`Ada`,
      'agent.name': user.name,
      'company.name': user.companyNameRaw,
      'ticket.subject': t`A question about my order`,
    },
    (kind) => (isFactKind(kind) ? openField(t(factWords[kind])) : ''),
  )
  const [caret] = preview.selection
  return (
    <div className={styles['text']}>
      <TextArea
        ref={area}
        name={field}
        label={t`Text in ${name}`}
        minRows={4}
        maxRows={12}
        limit={limits.text}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={styles['variables']} role="group" aria-label={t`Insert variable`}>
        {variables.map((variable) => (
          <Button key={variable} size="sm" onClick={() => insert(variable)}>
            {t(variableWords[variable])}
          </Button>
        ))}
        <Button size="sm" onClick={() => insert('cursor')}>{t`cursor position`}</Button>
        <Button size="sm" onClick={() => insert('cursor.date')}>
          {t(factWords.date)}
        </Button>
      </div>
      {preview.text.trim() !== '' && (
        <section className={styles['preview']} aria-label={t`Preview`}>
          <p className={styles['previewTitle']}>{t`Preview`}</p>
          <p dir="auto">
            {preview.text.slice(0, caret)}
            {caret < preview.text.length && (
              <span role="img" aria-label={t`cursor position`} className={styles['caret']} />
            )}
            {preview.text.slice(caret)}
          </p>
        </section>
      )}
    </div>
  )
}
