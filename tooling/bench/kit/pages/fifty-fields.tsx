/** A form of fifty fields, ten of each kind. */
import { DatePicker, FormFrame, NumberInput, Select, Switch, TextField, useForm } from '@replybay/ui-kit'
import { drawInKit } from '../draw-in-kit.tsx'

const PLACES = Array.from({ length: 10 }, (_, place) => place + 1)

const countries = [
  { value: 'fr', label: 'France' },
  { value: 'es', label: 'España' },
  { value: 'us', label: 'United States' },
]
const namesAt = (place: number) =>
  [`name${place}`, `parcels${place}`, `country${place}`, `opened${place}`, `open${place}`] as const
const initialValues = Object.fromEntries(
  PLACES.flatMap((place): [string, string | boolean | null][] => {
    const [name, parcels, country, opened, open] = namesAt(place)
    return [
      [name, ''],
      [parcels, ''],
      [country, null],
      [opened, null],
      [open, true],
    ]
  }),
)
const isShort = (value: unknown) => String(value).length < 100 || 'At most a hundred characters'
const rules = Object.fromEntries(PLACES.map((place) => [`name${place}`, isShort]))

function Shops() {
  const form = useForm({ initialValues, rules })
  return (
    <FormFrame form={form} onSubmit={() => form.resetDirty()}>
      {PLACES.map((place) => {
        const [name, parcels, country, opened, open] = namesAt(place)
        return (
          <fieldset key={place}>
            <TextField label={`Name ${place}`} key={form.key(name)} {...form.getInputProps(name)} />
            <NumberInput
              label={`Parcels ${place}`}
              key={form.key(parcels)}
              {...form.getInputProps(parcels)}
            />
            <Select
              label={`Country ${place}`}
              options={countries}
              searchable
              key={form.key(country)}
              {...form.getInputProps(country)}
            />
            <DatePicker label={`Opened ${place}`} key={form.key(opened)} {...form.getInputProps(opened)} />
            <Switch
              label={`Open ${place}`}
              key={form.key(open)}
              {...form.getInputProps(open, { type: 'checkbox' })}
            />
          </fieldset>
        )
      })}
    </FormFrame>
  )
}

await drawInKit(<Shops />)
