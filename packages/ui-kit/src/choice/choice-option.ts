/** One of the things to choose from. */
export interface ChoiceOption {
  value: string
  label: string
  disabled?: boolean
}
