/** What the return page says. */
import type { Language } from '../look.ts'
import type { Gap, Reason } from './choice.ts'
import { en } from './texts-en.ts'
import { es } from './texts-es.ts'
import { fr } from './texts-fr.ts'

type Status = 'requested' | 'in-transit' | 'arrived' | 'disputed' | 'done' | 'declined'
export type Step =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'to-send'
  | 'on-way'
  | 'arrived'
  | 'checked'
  | 'exchanged'

export interface Texts {
  language: string
  back: string
  stepOf: (step: number) => string
  loading: string
  unavailable: string
  lost: string
  failed: string
  retry: string

  title: string
  within: (days: number) => string
  decided: string
  orderNumber: string
  orderNumberHint: string
  orderNumberMissing: string
  email: string
  emailInvalid: string
  find: string
  finding: string
  notFound: string
  waitToTry: (time: string) => string
  alreadyAsked: string
  how: readonly [string, string, string]
  policy: string
  runsOn: string
  linkOver: string

  choose: string
  howMany: string
  fewer: (name: string) => string
  more: (name: string) => string
  ofTotal: (count: number, total: number) => string
  reason: string
  chooseReason: string
  reasons: Record<Reason, string>
  inYourWords: string
  photo: string
  photoHint: string
  photoNumber: (number: number) => string
  removePhoto: (number: number) => string
  uploaded: (percent: number) => string
  tooManyPhotos: string
  photoTooLarge: string
  photoUnreadable: string
  photoFailed: string
  wish: string
  refund: string
  exchange: string
  oneExchange: string
  search: string
  exchangeFor: string
  change: string
  inStock: string
  costsMore: (money: string) => string
  costsLess: (money: string) => string
  samePrice: string
  noneInStock: string
  notSent: string
  tooLate: (day: string) => string
  returned: string
  nothingPossible: string
  itemsRefund: (count: number) => string
  itemsExchange: (count: number) => string
  gaps: Record<Gap, string>
  send: string
  sending: string
  waitsForPhotos: string
  outOfStock: string
  changed: string

  returnOf: (number: string) => string
  states: Record<Status, string>
  stateDetails: Record<Status, string>
  onWay: string
  steps: Record<Step, string>
  isDone: string
  isNow: string
  tracking: (number: string) => string
  sendTo: string
  sendToHint: (number: string) => string
  exchangeWanted: (name: string) => string
  exchangeAccepted: (name: string) => string
  exchangeDeclined: (name: string) => string
  exchangeWantedDetail: string
  exchangeAcceptedDetail: string
  refundDue: (money: string) => string
  whatIsBack: string
  returnMore: string
  write: (number: string) => string
  message: string
  messageHint: string
  sendMessage: string
  messageSent: string
  yourMessages: string
}

export const textsOf: Record<Language, Texts> = { 'en-US': en, 'fr-FR': fr, 'es-ES': es }

/** As each language calls itself. */
export const languageNames: Record<Language, string> = {
  'en-US': 'English',
  'fr-FR': 'Français',
  'es-ES': 'Español',
}
