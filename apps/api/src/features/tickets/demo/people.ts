/** Customers by the hundred: who they are, and where they live. */
import type { Random } from '../../../platform/demo/random.ts'
import type { Language } from './script.ts'
import type { Channel, DemoCustomer } from './thread.ts'

export interface People {
  /** Names, with a space from one to the next. */
  first: string
  last: string
  /** With the language and the country of those who live there. */
  cities: readonly (readonly [city: string, country: string, language: DemoCustomer['language']])[]
  /** Names as people give them, however they look. */
  odd: readonly string[]
  /** With `#` for each digit that differs from one to the next. */
  phone: string
}

const words = (text: string) => text.split(' ')

/** One in so many has a name that looks odd. */
const ODD = 14

/** Somebody new who writes on this channel. What they are reached by differs from channel to channel. */
export function newCustomer(
  language: Language,
  channel: Channel,
  number: number,
  { people, random }: { people: Readonly<Record<Language, People>>; random: Random },
): DemoCustomer {
  const { first, last, cities, odd, phone } = people[language]
  const isOdd = number % ODD === 0
  const name = isOdd
    ? (odd[(number / ODD) % odd.length] ?? '')
    : `${random.pick(words(first))} ${random.pick(words(last))}`
  const [city, country, tongue] = random.pick(cities)
  const plain = plainOf(name) || `customer.${number}`
  return {
    name,
    language: tongue,
    location: `${city}, ${country}`,
    ...(channel === 'web' && { email: `${plain}.${number}@${random.pick(mailHosts)}` }),
    ...(channel === 'whatsapp' && { phone: phoneNumber(phone, random) }),
    ...(channel !== 'web' &&
      channel !== 'whatsapp' &&
      channel !== 'messenger' && { handle: `${plain}${number}` }),
  }
}

const mailHosts = ['lettre.example', 'postfach.example', 'inbox.example', 'correo.example', 'mailbox.example']

function phoneNumber(pattern: string, random: Random): string {
  return pattern.replaceAll(/#+/g, ({ length }) => `${random.between(10 ** (length - 1), 10 ** length - 1)}`)
}

/** A name as an address may hold it. */
function plainOf(name: string): string {
  const latin = name.normalize('NFD').replaceAll(/[^a-zA-Z ]/g, '')
  return words(latin.trim().toLowerCase()).filter(Boolean).slice(0, 3).join('.')
}
