import { createContext, type ReactNode } from 'react'

interface FieldRowPlace {
  /** Of the hint beside the fields, which describes them. */
  hintId: string | undefined
  /** The label that is seen of them all. */
  title: ReactNode
  /** Whether each field shows a label of its own; else the row's title is all that is seen. */
  hasLabels: boolean
}

/** In which row of settings a field is; nothing where it stands elsewhere. */
export const FieldRowContext = createContext<FieldRowPlace | undefined>(undefined)
