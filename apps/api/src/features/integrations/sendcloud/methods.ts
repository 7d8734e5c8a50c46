/** @see https://sendcloud.dev/api/v2/shipping-methods/retrieve-a-list-of-shipping-methods */
import { idAt, listAt, numberAt, textAt } from '../json.ts'

interface Method {
  id: string
  name: string
  carrier: string
  /** In the account's currency. */
  price: number
}

/** As it calls a letter that has no label. */
const UNSTAMPED_LETTER = '8'

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * What brings a parcel to a door in a country: by the carrier that the shop names, where it is one of them, and the cheapest.
 * Rules of the account decide otherwise at Sendcloud.
 */
export function chooseMethod(json: unknown, country: string, wished: string): Method | undefined {
  const methods = listAt(json, 'shipping_methods')
    .flatMap((each) => readMethod(each, country))
    .toSorted((one, other) => one.price - other.price)
  const name = plain(wished)
  const isWished = ({ carrier, name: called }: Method) =>
    name !== '' && (name.includes(plain(carrier)) || plain(called).includes(name))
  return methods.find(isWished) ?? methods[0]
}

function readMethod(json: unknown, country: string): Method[] {
  const id = idAt(json, 'id')
  const there = listAt(json, 'countries').find((each) => textAt(each, 'iso_2') === country)
  const isToDoor = (textAt(json, 'service_point_input') ?? 'none') === 'none'
  if (id === undefined || id === UNSTAMPED_LETTER || there === undefined || !isToDoor) return []
  const price = numberAt(there, 'price') ?? Number.MAX_VALUE
  return [{ id, name: textAt(json, 'name') ?? '', carrier: textAt(json, 'carrier') ?? id, price }]
}
