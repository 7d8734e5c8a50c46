import { agent, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** What goes back, and the money for it. */
export const returns: readonly DemoTicket[] = [
  {
    channel: 'web',
    subject: 'Rétractation, mais le carton est jeté',
    tags: ['ML-10451', 'Return'],
    customer: {
      name: 'Isabelle Fournier',
      email: 'isabelle.fournier@boite-if.example',
      language: 'fr-FR',
      location: 'Tours, France',
    },
    steps: [
      customer(
        '3h 22m',
        'Bonjour, je souhaite renvoyer le lampadaire Sève (ML-10451), reçu il y a huit jours : il est trop haut pour mon salon. Problème, mon mari a mis le carton au recyclage… Comment fait-on ?',
      ),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'Cambiar humo por blanco',
    tags: ['ML-10479', 'Exchange'],
    customer: {
      name: 'Carmen Olmedo',
      phone: '+34 633 870 115',
      language: 'es-ES',
      location: 'Granada, España',
    },
    steps: [
      customer(
        '1d 2h',
        'Hola! Pedí la Brume en color humo y en mi salón queda muy oscura. ¿Se puede cambiar por la blanca?',
      ),
      ines(
        '1d',
        'Hola, Carmen. Claro que sí. Te mando una etiqueta para devolver la de humo y, en cuanto el transportista la recoja, sale la blanca. ¿Te viene bien que pasen mañana por la tarde?',
      ),
      customer(
        '2h 48m',
        'Perfecto, mañana por la tarde estoy. La etiqueta no me ha llegado todavía, ¿me la mandas por aquí?',
      ),
    ],
  },
  {
    channel: 'messenger',
    subject: 'Refund still not here',
    tags: ['ML-10402', 'Refund'],
    customer: { name: 'Ruth Abernathy', language: 'en-GB', location: 'Inverness, United Kingdom' },
    steps: [
      customer(
        '5h 45m',
        'I sent back the reading lamp almost three weeks ago and still no refund. This is the second time I’m asking.',
      ),
      agent(
        '5h 45m',
        'I’m sorry about that, Ruth. I can see that your return arrived and was checked. I’m passing this on to a colleague who can look at the payment.',
      ),
      handedOver('5h 45m', 'Asked for the second time; refund overdue'),
      customer('5h 30m', 'Fine, but please let it be somebody who actually looks. Order ML-10402.'),
    ],
  },
  {
    channel: 'web',
    subject: 'Étiquette de retour illisible',
    tags: ['ML-10444', 'Return'],
    customer: {
      name: 'Paul Vasseur',
      email: 'paul.vasseur@vasseur-paysage.example',
      language: 'fr-FR',
      location: 'Dijon, France',
    },
    steps: [
      customer(
        '1d 5h',
        'Bonjour, le point relais n’arrive pas à scanner l’étiquette que vous m’avez envoyée, l’encre a bavé à l’impression.',
      ),
      thomas(
        '1d 4h',
        'Bonjour Paul, voici un code à six chiffres à montrer au point relais, sans rien imprimer : 482 913. Il est valable dix jours.',
      ),
    ],
  },
  {
    channel: 'instagram',
    subject: 'Me regalaron dos iguales',
    tags: ['Return'],
    customer: {
      name: 'Noa Ferrer',
      handle: 'noaferrer.ceramica',
      language: 'es-ES',
      location: 'Girona, España',
    },
    steps: [
      customer(
        '5d 9h',
        'Jajaja me han regalado dos Mira iguales por mi cumple. ¿Puedo devolver una sin tener el tique?',
      ),
      agent(
        '5d 9h',
        '¡Feliz cumpleaños, Noa! Sin tique también se puede: basta el número que hay bajo la base de la lámpara.',
      ),
      customer('5d 8h', 'MI-2207-0418'),
      ines(
        '5d 6h',
        'Encontrada. Como fue un regalo, te la cambiamos por un vale de 95 €, válido dos años. Te acabo de mandar la etiqueta por mensaje.',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Returning one lamp out of three',
    tags: ['ML-10396', 'Return'],
    customer: {
      name: 'Ben Ashworth',
      email: 'ben@ashworth-carpentry.example',
      language: 'en-GB',
      location: 'Sheffield, United Kingdom',
    },
    steps: [
      customer(
        '10d 4h',
        'I ordered three Ondines and only need two after all. Can I send just one back, or does the set discount go?',
      ),
      ines(
        '10d 3h',
        'Hello Ben, you can send back just one, unused and within 30 days. The set discount would go, though: you’d get £61 instead of £72 for it. Shall I make the label?',
      ),
      customer('10d 1h', 'Fair enough. I’ll keep the third as a spare then, knowing my kids.'),
      ines('10d', 'A wise choice. The offer stands until the 30 days are over.'),
      closed('10d'),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'Remboursement bien reçu',
    tags: ['ML-10377', 'Refund'],
    customer: {
      name: 'Mathilde Rousseau',
      phone: '+33 7 81 20 66 45',
      language: 'fr-FR',
      location: 'Bayonne, France',
    },
    steps: [
      customer(
        '13d 2h',
        'Bonjour, vous avez reçu mon colis retour vendredi d’après le suivi. Quand est-ce que je serai remboursée ?',
      ),
      agent(
        '13d 2h',
        'Bonjour Mathilde, le retour a été contrôlé ce matin et le remboursement de 129 € est parti vers votre carte. Comptez deux à cinq jours selon la banque.',
      ),
      customer('9d 5h', 'Bien reçu ce matin, merci !'),
      closed('9d 4h'),
    ],
  },
]
