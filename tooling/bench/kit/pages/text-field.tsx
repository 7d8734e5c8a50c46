/** What a page pays that uses a form of one text field. */
import { FormFrame, TextField, useForm } from '@replybay/ui-kit'
import { drawInKit } from '../draw-in-kit.tsx'

function Shop() {
  const form = useForm({ initialValues: { name: '' } })
  return (
    <FormFrame form={form} onSubmit={() => form.resetDirty()}>
      <TextField label="Shop" key={form.key('name')} {...form.getInputProps('name')} />
    </FormFrame>
  )
}

await drawInKit(<Shop />)
