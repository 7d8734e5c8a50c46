import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { GrowingTextarea } from '../field/growing-textarea.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { FieldMarks, type FieldMarksProps } from './field-marks.tsx'

function Sample(props: Omit<FieldMarksProps, 'area'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <Column width="30rem">
      <div style={{ position: 'relative' }}>
        <FieldMarks {...props} area={area} />
        <GrowingTextarea bare ref={area} aria-label="Answer" defaultValue={props.text} />
      </div>
    </Column>
  )
}

const text = 'Bonjour Élodie, livraison le [date] par [carrier].'

const meta = {
  title: 'Kit/FieldMarks',
  parameters: whenToUse({
    use: 'Marks what is still to be filled in of a text in a bare `GrowingTextarea`.',
    not: 'A field of its own: `TextField`.',
  }),
  component: Sample,
  args: {
    text,
    fields: ['[date]', '[carrier]'].map((field) => ({ at: text.indexOf(field), length: field.length })),
  },
} satisfies Meta<typeof Sample>

export default meta
type Story = StoryObj<typeof meta>

export const TwoFields: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
