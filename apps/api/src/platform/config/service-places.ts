import { readList } from './config-lists.ts'
import { StartProblem } from './start-problem.ts'

/** Where services are that have one address for everybody. */
export interface ServicePlaces {
  sendcloud: string
  stripe: string
  telegram: string
  /** Of WhatsApp, Messenger and Instagram. */
  meta: string
  discord: string
}

const servicePlaces: ServicePlaces = {
  sendcloud: 'https://panel.sendcloud.sc',
  stripe: 'https://api.stripe.com',
  telegram: 'https://api.telegram.org',
  meta: 'https://graph.facebook.com',
  discord: 'https://discord.com',
}

const isService = (name: string): name is keyof ServicePlaces => Object.hasOwn(servicePlaces, name)

/**
 * @param value as `stripe=https://proxy.example/stripe`, with commas between
 * @throws StartProblem naming the variable
 */
export function readServicePlaces(name: string, value: string | undefined): ServicePlaces {
  const places = { ...servicePlaces }
  for (const entry of readList(value)) {
    const [service = '', ...rest] = entry.split('=')
    const place = rest.join('=')
    if (!isService(service) || !isPlace(place)) {
      throw new StartProblem(
        `${name} holds "${entry}", but has to hold ${Object.keys(servicePlaces).join(', ')} with an address such as stripe=https://proxy.example.`,
      )
    }
    places[service] = place
  }
  return places
}

/** Paths are put behind it; keys are sent over https alone. */
const isPlace = (text: string) => /^https:\/\/[\w.:[\]-]+(?:\/[\w.~-]+)*$/.test(text) && URL.canParse(text)
