import { agent, camille, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** Changing an order, and what people say afterwards. */
export const orders: readonly DemoTicket[] = [
  {
    channel: 'web',
    subject: 'Ordered to my old address!',
    tags: ['ML-10503'],
    customer: {
      name: 'Charlotte Evers',
      email: 'charlotte.evers@evers.example',
      language: 'en-GB',
      location: 'Ghent, Belgium',
    },
    steps: [
      customer(
        '5m',
        'Help, I’ve just ordered (ML-10503) and the shop filled in my old address in Antwerp. I moved in March. Can you still change it before it goes out?',
      ),
      customer('4m', 'New one: Lange Violettestraat 112, 9000 Gent'),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'Ajouter une ampoule à la commande',
    tags: ['ML-10498'],
    customer: {
      name: 'Grégoire Mallet',
      phone: '+32 470 55 21 08',
      language: 'fr-BE',
      location: 'Namur, Belgique',
    },
    steps: [
      customer(
        '23h',
        'Bonjour, j’ai oublié de prendre une ampoule de réserve avec ma commande ML-10498. Possible de l’ajouter sans repayer le port ?',
      ),
      ines(
        '22h 30m',
        'Bonjour Grégoire, oui, le colis part cet après-midi. J’ai ajouté une ML-LED-8W et je vous envoie un lien de paiement de 12 €.',
      ),
      customer('22h', 'Payé, c’est gentil'),
      ines('21h 50m', 'Merci ! Le suivi arrive ce soir par e-mail.'),
    ],
  },
  {
    channel: 'messenger',
    subject: 'Cancelar una de las dos lámparas',
    tags: ['ML-10484'],
    customer: { name: 'Teresa Andrade', language: 'es-ES', location: 'Vigo, España' },
    steps: [
      customer('2d 9h', 'Hola, he pedido dos Mira y en realidad solo quería una, le di dos veces al botón'),
      agent(
        '2d 9h',
        'Hola, Teresa. Sin problema: mientras el pedido no haya salido, podemos quitar una. ¿Es el ML-10484?',
      ),
      customer('2d 8h', 'Sí, ese'),
      handedOver('2d 8h', 'Change of a paid order'),
      thomas('2d 7h', 'Hola, Teresa. Ya está: sale una sola Mira y te hemos devuelto 95 € a la tarjeta.'),
    ],
  },
  {
    channel: 'instagram',
    subject: 'May we use your photo?',
    customer: {
      name: 'Zoe Kingsley',
      handle: 'zoe.at.no9',
      language: 'en-GB',
      location: 'Brighton, United Kingdom',
    },
    steps: [
      customer(
        '8d 9h',
        'Finally got my Aube up!! Obsessed with the light it throws on the wall in the evening ✨',
      ),
      camille(
        '8d 6h',
        'Oh, that is beautiful, and so is that wall colour. Would you let us show it on our page, with your name?',
      ),
      customer('8d 5h', 'Of course! Tag @zoe.at.no9 please'),
      camille('8d 4h', 'We will. Thank you, Zoe!'),
      closed('8d 4h', 'Camille Roy'),
    ],
  },
  {
    channel: 'discord',
    subject: 'Workshop visit in Lyon',
    customer: { name: 'Rosie Tran', handle: 'pixel_rosie', language: 'en-US', location: 'Montréal, Canada' },
    steps: [
      customer(
        '12d 9h',
        'we’re in Lyon next month, can one visit the workshop and watch the glass being blown?',
      ),
      agent(
        '12d 9h',
        'Yes! There are visits on Thursdays and Fridays at 16:00, in French and English, for up to eight people.',
      ),
      customer('12d 8h', 'Thursday the second week, two people?'),
      camille(
        '12d 2h',
        'Hi Rosie, noted: Thursday of the second week, 16:00, two people. Closed shoes please, and long hair tied back.',
      ),
      customer('12d 1h', 'amazing, see you then'),
      closed('12d'),
    ],
  },
  {
    channel: 'messenger',
    subject: 'Commande annulée, merci',
    tags: ['ML-10388'],
    customer: { name: 'Bruno Castaing', language: 'fr-FR', location: 'Pau, France' },
    steps: [
      customer(
        '13d 20h',
        'Bonjour, je voudrais annuler la commande ML-10388, j’ai trouvé la même lampe au grenier de mes parents (véridique)',
      ),
      ines(
        '13d 18h',
        'Bonjour Bruno, c’est la plus belle raison d’annuler que nous ayons reçue. C’est fait, vous serez remboursé sous trois jours.',
      ),
      customer('13d 17h', 'Merci, et elle marche encore !'),
      closed('13d 17h'),
    ],
  },
]
