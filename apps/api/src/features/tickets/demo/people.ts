/** Customers by the hundred: who they are, and where they live. */
import type { Random } from '../../../platform/demo/random.ts'
import type { Language } from './script.ts'
import type { Channel, DemoCustomer } from './thread.ts'

interface Population {
  first: readonly string[]
  last: readonly string[]
  /** With the language and the country of those who live there. */
  cities: readonly (readonly [city: string, country: string, language: DemoCustomer['language']])[]
  /** Names as people give them, however they look. */
  odd: readonly string[]
  phone: (random: Random) => string
}

const words = (text: string) => text.split(' ')

const populations: Readonly<Record<Language, Population>> = {
  en: {
    first: words(
      'Alice Amir Beth Callum Chiara Dev Ellen Ewan Fatima Freya George Hattie Imogen Isaac Jack Josie Kwame Leila Liam Maeve Marcus Nia Niamh Oscar Poppy Rafe Rhys Rory Ruby Saskia Sean Tilda Toby Uma Verity Wes Yusuf Zara',
    ),
    last: words(
      'Abbott Adeyemi Barlow Begum Carrick Chowdhury Dunne Eastwood Fairley Ferris Goddard Hale Harker Iqbal Jessop Keane Kirkby Lamb Lomax McAllister Moss Nash Okafor Penrose Quigley Redfern Sayer Singh Sutcliffe Thorne Tierney Underhill Vance Walsh Winslow Yeo',
    ),
    cities: [
      ['Bath', 'United Kingdom', 'en-GB'],
      ['Cardiff', 'United Kingdom', 'en-GB'],
      ['Glasgow', 'United Kingdom', 'en-GB'],
      ['Hebden Bridge', 'United Kingdom', 'en-GB'],
      ['Liverpool', 'United Kingdom', 'en-GB'],
      ['Norwich', 'United Kingdom', 'en-GB'],
      ['Cork', 'Ireland', 'en-IE'],
      ['Dublin', 'Ireland', 'en-IE'],
      ['Copenhagen', 'Denmark', 'en-US'],
      ['Portland', 'United States', 'en-US'],
      ['Toronto', 'Canada', 'en-US'],
      ['Utrecht', 'Netherlands', 'en-US'],
    ],
    odd: [
      'Q',
      'TOM HARDCASTLE',
      'Siobhán O’Hara-Fitzgerald',
      'Dr. h. c. Wolf-Dieter Freiherr von und zu Hohenstein-Wachenburg',
      'bea ✨',
      'null',
      'Þórdís Ægisdóttir',
      '李雷',
    ],
    phone: (random) => `+44 7700 900 ${random.between(100, 999)}`,
  },
  fr: {
    first: words(
      'Adèle Agathe Amandine Antoine Basile Bénédicte Camélia Céleste Clément Damien Diane Édouard Élise Émile Fanny Fatou Gaëlle Guillaume Hélène Ines Jeanne Karim Lila Louison Lucas Maëlys Malik Margaux Mathis Mélanie Nour Octave Pauline Quentin Raphaël Solène Théo Valentine Yann Zélie',
    ),
    last: words(
      'Aubert Barbier Benoit Besson Bonnet Boucher Chevallier Collin Delmas Diallo Dumont Fabre Faure Ferrand Gaillard Garnier Gauthier Guérin Hamel Humbert Jacquet Kessler Lacroix Lebrun Leclerc Maillard Marty Mercier Nguyen Perrin Pichon Prévost Rey Rolland Sauvage Tessier Vidal Weber',
    ),
    cities: [
      ['Bordeaux', 'France', 'fr-FR'],
      ['Brest', 'France', 'fr-FR'],
      ['Chambéry', 'France', 'fr-FR'],
      ['Grenoble', 'France', 'fr-FR'],
      ['Lyon', 'France', 'fr-FR'],
      ['Marseille', 'France', 'fr-FR'],
      ['Montpellier', 'France', 'fr-FR'],
      ['Nantes', 'France', 'fr-FR'],
      ['Paris', 'France', 'fr-FR'],
      ['Reims', 'France', 'fr-FR'],
      ['Toulouse', 'France', 'fr-FR'],
      ['Liège', 'Belgique', 'fr-BE'],
      ['Lausanne', 'Suisse', 'fr-FR'],
    ],
    odd: [
      'M. et Mme Jean-Baptiste-Emmanuel de La Rochefoucauld-Montbel',
      'marie',
      'D’Arc (succession)',
      '🌻 Flora 🌻',
      'LE GOFF Yannick',
      'Nguyễn Thị Ánh Tuyết',
      'محمد العلي',
      'X Æ',
    ],
    phone: (random) => `+33 6 39 98 ${random.between(10, 99)} ${random.between(10, 99)}`,
  },
  es: {
    first: words(
      'Adrián Aitana Alba Andrés Aurora Blanca Bruno Carla Celia Diego Elena Eva Fermín Gabriel Gloria Hugo Irene Iván Jimena Joan Laia Lorena Luis Manuel Marina Martín Nerea Nuria Olga Pablo Paula Raúl Rocío Samuel Sara Silvia Unai Vega Xavi Yolanda',
    ),
    last: words(
      'Aguilar Alonso Arroyo Ballester Blasco Bravo Calvo Camacho Cano Carmona Castaño Domènech Esteve Ferrer Fuentes Gallardo Gallego Herrero Ibarra Iglesias Lorenzo Marín Molina Montero Navarro Ochoa Pascual Peña Prieto Quintana Rivas Roldán Sáez Santana Soler Tejada Vargas Vila Zabala Zamora',
    ),
    cities: [
      ['Alicante', 'España', 'es-ES'],
      ['Barcelona', 'España', 'es-ES'],
      ['Bilbao', 'España', 'es-ES'],
      ['Burgos', 'España', 'es-ES'],
      ['Cáceres', 'España', 'es-ES'],
      ['Las Palmas', 'España', 'es-ES'],
      ['Madrid', 'España', 'es-ES'],
      ['Málaga', 'España', 'es-ES'],
      ['Pamplona', 'España', 'es-ES'],
      ['Sevilla', 'España', 'es-ES'],
      ['Valencia', 'España', 'es-ES'],
      ['Zaragoza', 'España', 'es-ES'],
    ],
    odd: [
      'María del Carmen Fernández de Córdoba y Álvarez de Toledo',
      'pepe',
      'Ñ',
      'Comunidad de Propietarios C/ Mayor 14',
      'LUCIA!!!',
      'Test',
    ],
    phone: (random) =>
      `+34 6${random.between(10, 99)} ${random.between(100, 999)} ${random.between(100, 999)}`,
  },
}

/** One in so many has a name that looks odd. */
const ODD = 14

/** Somebody new who writes on this channel. What they are reached by differs from channel to channel. */
export function newCustomer(
  language: Language,
  channel: Channel,
  number: number,
  random: Random,
): DemoCustomer {
  const { first, last, cities, odd, phone } = populations[language]
  const isOdd = number % ODD === 0
  const name = isOdd ? (odd[(number / ODD) % odd.length] ?? '') : `${random.pick(first)} ${random.pick(last)}`
  const [city, country, tongue] = random.pick(cities)
  const plain = plainOf(name) || `customer.${number}`
  return {
    name,
    language: tongue,
    location: `${city}, ${country}`,
    ...(channel === 'web' && { email: `${plain}.${number}@${random.pick(mailHosts)}` }),
    ...(channel === 'whatsapp' && { phone: phone(random) }),
    ...(channel !== 'web' &&
      channel !== 'whatsapp' &&
      channel !== 'messenger' && { handle: `${plain}${number}` }),
  }
}

const mailHosts = ['lettre.example', 'postfach.example', 'inbox.example', 'correo.example', 'mailbox.example']

/** A name as an address may hold it. */
function plainOf(name: string): string {
  const latin = name.normalize('NFD').replaceAll(/[^a-zA-Z ]/g, '')
  return words(latin.trim().toLowerCase()).filter(Boolean).slice(0, 3).join('.')
}
