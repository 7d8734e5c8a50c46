import { agent, camille, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** Paying, and the papers for it. */
export const invoices: readonly DemoTicket[] = [
  {
    channel: 'web',
    subject: 'Facture au nom de la société',
    tags: ['ML-10476', 'Invoice'],
    customer: {
      name: 'Sandrine Keller',
      email: 's.keller@keller-notaires.example',
      language: 'fr-FR',
      location: 'Strasbourg, France',
    },
    steps: [
      customer(
        '4h 35m',
        'Bonjour, ma facture pour la commande ML-10476 est à mon nom personnel alors que j’avais indiqué l’étude. Notre comptable la refuse. Pouvez-vous la refaire avec le SIRET et la TVA intracommunautaire ?',
      ),
      agent(
        '4h 34m',
        'Bonjour Sandrine, une facture déjà émise doit être annulée par un avoir avant d’être refaite. Je demande à un collègue de s’en occuper : pouvez-vous nous redonner la raison sociale exacte et le SIRET ?',
      ),
      handedOver('4h 34m', 'A corrected invoice needs a credit note first'),
      customer('4h 20m', 'KELLER & ASSOCIÉS, NOTAIRES, SIRET 812 345 678 00014. Merci.'),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'Necesito factura con NIF',
    tags: ['ML-10458', 'Invoice'],
    customer: {
      name: 'Marta Quiroga',
      phone: '+34 611 402 937',
      language: 'es-ES',
      location: 'A Coruña, España',
    },
    steps: [
      customer(
        '59m',
        'Buenos días, ¿me podéis mandar la factura del pedido ML-10458 con NIF? Es para el despacho',
      ),
      customer('57m', 'El NIF es B70123456, Quiroga Arquitectura SL'),
    ],
  },
  {
    channel: 'web',
    subject: 'VAT on an order to Northern Ireland',
    tags: ['ML-10462', 'Invoice'],
    customer: {
      name: 'Daniel Osei',
      email: 'daniel.osei@harbourworks.example',
      language: 'en-GB',
      location: 'Belfast, United Kingdom',
    },
    steps: [
      customer(
        '2d 1h',
        'Hello, my invoice for ML-10462 shows 20% French VAT. We’re a business in Belfast with an XI number, shouldn’t this be reverse charge?',
      ),
      handedOver('2d 1h', 'VAT question'),
      camille(
        '1d 21h',
        'Hello Daniel, you’re right: with a valid XI number this is an intra-community supply of goods. Send me the number, and I’ll credit the invoice, issue a new one without VAT, and refund the difference to your card.',
      ),
      customer('1d 20h', 'Splendid, it’s XI 987 6543 21.'),
      camille(
        '1d 18h',
        'Checked and valid. The credit note, the new invoice and a refund of €63.20 are on their way; your bank needs three to five days for it.',
      ),
    ],
  },
  {
    channel: 'messenger',
    subject: 'Paiement refusé deux fois',
    customer: { name: 'Julien Carpentier', language: 'fr-FR', location: 'Rennes, France' },
    steps: [
      customer(
        '4d 7h',
        'Salut, ma carte est refusée à chaque fois alors qu’elle marche partout ailleurs. Un souci chez vous ?',
      ),
      agent(
        '4d 7h',
        'Bonjour Julien, je ne vois pas de panne de notre côté. Le plus souvent, c’est la confirmation dans l’application de la banque qui a expiré : elle n’est valable que cinq minutes.',
      ),
      customer('4d 6h', 'J’ai bien confirmé, les deux fois'),
      thomas(
        '4d 5h',
        'Bonjour Julien, Thomas de Maison Lumen. La banque répond « plafond de paiement à distance atteint ». Vous pouvez le relever dans votre application, ou payer par virement : je vous garde les lampes trois jours.',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Charged twice',
    tags: ['ML-10421'],
    customer: {
      name: 'Hannah Lindqvist',
      email: 'hannah@lindqvist.example',
      language: 'en-US',
      location: 'Gothenburg, Sweden',
    },
    steps: [
      customer(
        '8d 2h',
        'I see two payments of 189 € on my account for the same order ML-10421. Please refund one of them.',
      ),
      handedOver('8d 2h', 'Possible double payment'),
      ines(
        '8d 1h',
        'Hello Hannah, we have received one payment of €189. The second line is the reservation from your first try, when the page timed out; your bank lets it go after at most seven days. I’ve asked the payment provider to release it today.',
      ),
      customer('5d 3h', 'It is gone now. Thank you for explaining instead of just saying “wait”.'),
      ines('5d 2h', 'Thank you for telling us, Hannah. Have a good weekend!'),
      closed('5d 2h'),
    ],
  },
  {
    channel: 'telegram',
    subject: 'El código de descuento no entra',
    customer: { name: 'Álvaro Benítez', handle: 'alvarobnt', language: 'es-ES', location: 'Cádiz, España' },
    steps: [
      customer('12d 5h', 'El código LUZ10 que me llegó al correo me dice que no es válido'),
      agent(
        '12d 5h',
        'Hola, Álvaro. El código LUZ10 vale para pedidos de más de 80 €, sin contar el envío. ¿Puede ser que tu carrito esté por debajo?',
      ),
      customer('12d 4h', 'Ah, pues sí, se queda en 74. Añado una bombilla y listo, gracias'),
      closed('12d 4h', 'agent'),
    ],
  },
]
