import { useLingui } from '@lingui/react/macro'
import { fillVariables, missingVariables } from '../fill-variables.ts'
import { variableWords } from '../variable-words.ts'
import styles from './canned-settings.module.css'

/** The text of a saved reply, its variables as words. */
export function NamedVariables({ text }: { text: string }) {
  const { t } = useLingui()
  const written = fillVariables(text, {}, () => '…').text
  const found = missingVariables(written)
  const endOf = (index: number) => {
    const variable = found[index]
    return variable ? variable.at + variable.length : 0
  }
  return (
    <>
      {found.map(({ name, at }, index) => (
        <span key={at}>
          {written.slice(endOf(index - 1), at)}
          <span className={styles['variable']}>{t(variableWords[name])}</span>
        </span>
      ))}
      {written.slice(endOf(found.length - 1))}
    </>
  )
}
