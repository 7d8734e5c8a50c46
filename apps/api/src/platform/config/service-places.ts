/** Where services are that have one address for everybody. */
export interface ServicePlaces {
  sendcloud: string
  stripe: string
}

export const servicePlaces: ServicePlaces = {
  sendcloud: 'https://panel.sendcloud.sc',
  stripe: 'https://api.stripe.com',
}
