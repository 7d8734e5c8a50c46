import styles from './box.module.css'

/** For a checkbox that stands in a row of its own kind; `Checkbox` has it already. */
export function checkboxClassName(): string {
  return styles['box'] ?? ''
}
