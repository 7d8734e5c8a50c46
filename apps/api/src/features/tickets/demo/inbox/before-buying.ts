import { agent, camille, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** Questions of people who have not bought yet. */
export const beforeBuying: readonly DemoTicket[] = [
  {
    channel: 'web',
    subject: 'Hauteur de la suspension au-dessus d’un îlot',
    tags: ['Pre-sale'],
    customer: {
      name: 'Chloé Dubreuil',
      email: 'chloe.dubreuil@lesfrenes.example',
      language: 'fr-FR',
      location: 'Annecy, France',
    },
    steps: [
      customer(
        '9m',
        'Bonjour, j’hésite entre la Aube 28 et la Aube 36 pour un îlot de 2 m 20. À quelle hauteur faut-il les accrocher, et faut-il en mettre deux ou trois ?',
      ),
    ],
  },
  {
    channel: 'instagram',
    subject: '¿Enviáis a Canarias?',
    tags: ['Pre-sale'],
    customer: {
      name: 'Lucía Paredes',
      handle: 'lucia.en.casa',
      language: 'es-ES',
      location: 'La Laguna, España',
    },
    steps: [
      customer(
        '1h 25m',
        'Holaa, me he enamorado de la lámpara verde de la última foto 💚 ¿la enviáis a Tenerife?',
      ),
      agent(
        '1h 25m',
        '¡Hola, Lucía! Es la Brume en verde salvia. Sí, enviamos a Canarias: tarda entre 6 y 9 días.',
      ),
      customer('1h 20m', '¿Y la aduana quién la paga? Que la última vez con otra tienda me llevé un susto'),
      handedOver('1h 20m', 'Import duties for the Canary Islands are not in the knowledge documents'),
    ],
  },
  {
    channel: 'discord',
    subject: 'Does the Halo driver speak Zigbee?',
    tags: ['Pre-sale', 'Smart home'],
    customer: { name: 'Mikael Kallio', handle: 'mikael_k', language: 'en-US', location: 'Tampere, Finland' },
    steps: [
      customer(
        '42m',
        'hey, does the driver in the Halo ceiling light do Zigbee directly or do I need a relay behind it? running home assistant here, no hub',
      ),
      agent(
        '42m',
        'Hi! The Halo comes with a phase-cut driver, so any trailing-edge Zigbee dimmer up to 150 W works. There is no radio in the lamp itself.',
      ),
      customer(
        '41m',
        'ok and is the driver reachable without taking the glass off? rental flat, I’d like to swap it back later',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Trade price for twenty-four wall lights',
    tags: ['Pre-sale', 'Trade'],
    customer: {
      name: 'Grace Holloway',
      email: 'grace@hollowayinteriors.example',
      phone: '+44 7700 900 318',
      language: 'en-GB',
      location: 'York, United Kingdom',
    },
    isRead: true,
    steps: [
      customer(
        '5h 2m',
        'Good morning, I’m fitting out a small hotel in Whitby and would like 24 of the Ondine wall light in aged brass, IP44 if you make it. Do you have a trade price, and could you deliver in two lots, in about five and nine weeks?',
      ),
      handedOver('5h 2m', 'Trade enquiry above 2,000 EUR goes to the owner'),
    ],
  },
  {
    channel: 'instagram',
    subject: 'Colores de la Aube pequeña',
    tags: ['Pre-sale'],
    customer: {
      name: 'Sofía Miralles',
      handle: 'casa_miralles',
      language: 'es-ES',
      location: 'Alicante, España',
    },
    steps: [
      customer(
        '1d 8h',
        '¿La Aube pequeña sigue existiendo en ámbar? En la web solo la veo en blanco y en humo',
      ),
      ines(
        '1d 6h',
        'Hola, Sofía. El ámbar se agotó el mes pasado, pero hemos soplado otra tanda y la semana que viene vuelve a la web. ¿Quieres que te reserve una?',
      ),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'Which size for a round table?',
    tags: ['Pre-sale'],
    customer: {
      name: 'Priya Raman',
      phone: '+44 7700 900 642',
      language: 'en-GB',
      location: 'Leeds, United Kingdom',
    },
    steps: [
      customer('3d 2h', 'Hello! Round table, 120 cm across, ceiling at 2.6 m. Brume 40 or Brume 50?'),
      agent(
        '3d 2h',
        'Hello Priya! For a table of 120 cm we suggest a shade of about a third to half its width, so the Brume 50. Hang it 60 to 70 cm above the table top: with your ceiling that is about 115 cm of cable, and 150 cm come with it.',
      ),
      customer('3d 1h', 'Is the 50 very heavy? It’s a plasterboard ceiling'),
      thomas(
        '3d',
        'It weighs 3.1 kg with its rose. Plasterboard alone won’t hold that, but a spring toggle rated for 8 kg or more will. We can put one in the box if you write “toggle” in the order notes, free of charge.',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Un cadeau pour la semaine prochaine',
    tags: ['Pre-sale'],
    customer: {
      name: 'Hugo Lambert',
      email: 'hugo.lambert@courrier-hl.example',
      language: 'fr-FR',
      location: 'Lille, France',
    },
    steps: [
      customer(
        '11d 3h',
        'Bonsoir, si je commande ce soir la lampe à poser Mira, est-ce que je l’aurai mardi ? C’est pour l’anniversaire de ma mère.',
      ),
      agent(
        '11d 3h',
        'Bonsoir Hugo, une commande passée avant 13 h part le jour même ; la vôtre partirait donc demain, et arriverait lundi ou mardi à Lille.',
      ),
      customer('11d 2h', '« Lundi ou mardi », c’est sûr ou c’est peut-être ?'),
      camille(
        '10d 20h',
        'Bonjour Hugo, je préfère en être sûre moi aussi : je vous la mets en express sans supplément, livraison lundi avant 18 h, avec un mot pour votre maman si vous voulez.',
      ),
      customer(
        '10d 19h',
        'Parfait, commandé ! Pour le mot : « Pour tes soirées de lecture. Hugo ». Merci Camille',
      ),
      closed('10d 18h', 'Camille Roy'),
    ],
  },
]
