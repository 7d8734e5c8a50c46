import { agent, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** On the way, late, or broken on arrival. */
export const parcels: readonly DemoTicket[] = [
  {
    channel: 'whatsapp',
    subject: 'Globe fêlé à l’arrivée',
    tags: ['ML-10482', 'Damaged'],
    customer: {
      name: 'Élodie Marchand',
      phone: '+33 6 12 44 09 81',
      language: 'fr-FR',
      location: 'Nantes, France',
    },
    steps: [
      customer(
        '6h 5m',
        'Bonjour, j’ai reçu ce matin ma suspension Aube (commande ML-10482). Le carton avait l’air intact mais le globe en verre est fêlé, une ligne qui fait presque tout le tour 😞',
      ),
      agent(
        '6h 4m',
        'Bonjour Élodie, je suis désolé de l’apprendre. Le verre d’une Aube arrivée cassée est remplacé gratuitement. Je transmets votre message à une collègue, qui vous répond aujourd’hui.',
      ),
      handedOver('6h 4m', 'Breakage on arrival: a colleague decides between a new globe and a refund'),
      customer(
        '5h 50m',
        'Merci. C’est pour un dîner samedi, donc si vous pouvez envoyer juste le globe ça m’irait très bien, la monture n’a rien.',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Parcel stuck at the depot since Monday',
    tags: ['ML-10467'],
    customer: {
      name: 'James Whitfield',
      email: 'james.whitfield@fernhill.example',
      language: 'en-GB',
      location: 'Bristol, United Kingdom',
    },
    steps: [
      customer(
        '1d 3h',
        'Hi there, order ML-10467 has said “arrived at depot” since Monday morning and nothing has moved since. Is it lost?',
      ),
      ines(
        '22h',
        'Hello James, it isn’t lost: the carrier confirms it is in Avonmouth, waiting for a customs form that we had filled in wrongly. We sent the corrected one just now, and it should go out for delivery tomorrow. Sorry about the wait.',
      ),
      customer(
        '3h 55m',
        'Thanks Inès. It’s tomorrow, and it still says depot. Do I need to do anything my end?',
      ),
    ],
  },
  {
    channel: 'messenger',
    subject: '¿Dónde está mi pedido?',
    tags: ['ML-10495'],
    customer: { name: 'Rosa Serrano', language: 'es-ES', location: 'Zaragoza, España' },
    steps: [
      customer('2h 20m', 'Buenas, hice un pedido hace nueve días y no me ha llegado nada'),
      agent('2h 20m', '¡Hola, Rosa! Lo miro enseguida. ¿Me das el número de pedido? Empieza por ML.'),
      customer('2h 15m', 'ML-10495'),
      handedOver('2h 15m', 'Promised for two days ago, and the carrier shows no scan'),
    ],
  },
  {
    channel: 'web',
    subject: 'Tracking number does not work',
    tags: ['ML-10471'],
    customer: {
      name: 'Tom Becker',
      email: 'tom.becker@studio-becker.example',
      language: 'de-DE',
      location: 'Freiburg, Germany',
    },
    steps: [
      customer(
        '2d 5h',
        'Hello, the tracking number in your mail gives “unknown shipment” on the page of the carrier. Order ML-10471, two wall lights. Could you check please?',
      ),
      agent(
        '2d 5h',
        'Hello Tom, a new number usually works from the evening on, once the parcel has been scanned for the first time. Yours was handed over at 14:10 today. If it is still unknown tomorrow morning, just write here again and a colleague will call the carrier.',
      ),
    ],
  },
  {
    channel: 'telegram',
    subject: 'Livraison au bureau plutôt qu’à la maison',
    tags: ['ML-10489'],
    customer: { name: 'Nadia Benali', handle: 'nadia_bnl', language: 'fr-FR', location: 'Marseille, France' },
    steps: [
      customer(
        '20h',
        'Bonjour ! Je ne serai pas chez moi jeudi finalement, est-ce que le livreur peut passer à mon bureau ? C’est dans le même quartier',
      ),
      thomas(
        '19h',
        'Bonjour Nadia, c’est possible tant que le colis n’est pas dans la tournée du matin. Envoyez-moi l’adresse complète, le nom sur la sonnette et l’étage, et je le fais modifier tout de suite.',
      ),
      customer('18h 30m', '18 rue Sainte, 13001, sonnette ATELIER SUD, 3e étage. Merci beaucoup'),
      thomas(
        '18h',
        'C’est fait : la livraison du ML-10489 aura lieu jeudi entre 9 h et 12 h au 18 rue Sainte. Vous recevrez un SMS une heure avant.',
      ),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'La caja llegó golpeada',
    tags: ['ML-10418', 'Damaged'],
    customer: {
      name: 'Inés Torralba',
      phone: '+34 655 018 274',
      language: 'es-ES',
      location: 'Valencia, España',
    },
    steps: [
      customer(
        '6d 4h',
        'Hola, acabo de recibir el pedido ML-10418 y la caja viene hundida por un lado. Aún no la he abierto, ¿qué hago?',
      ),
      agent(
        '6d 4h',
        'Hola, Inés. Ábrela sin miedo y haz una foto de la caja antes y otra de la lámpara después. Si algo está roto, lo cambiamos sin coste.',
      ),
      customer('6d 3h', 'Pues menos mal, la lámpara está perfecta. Vaya embalaje lleváis 👏'),
      ines('6d 2h', '¡Qué alegría! Se lo cuento a Marc, que es quien las empaqueta. Que la disfrutes mucho.'),
      closed('6d 2h'),
    ],
  },
  {
    channel: 'web',
    subject: 'Delivered, but not to me',
    tags: ['ML-10433'],
    customer: {
      name: 'Owen Gallagher',
      email: 'owen@gallagher-joinery.example',
      language: 'en-IE',
      location: 'Galway, Ireland',
    },
    steps: [
      customer(
        '9d 6h',
        'The app says my parcel was delivered at 11.42 but there’s no sign of it here. ML-10433.',
      ),
      handedOver('9d 6h', 'Marked as delivered, but not received'),
      ines(
        '9d 5h',
        'Hello Owen, the driver’s note says “left with Mrs Daly, blue door”. Would that be a neighbour of yours?',
      ),
      customer(
        '9d 4h',
        'It would, two doors down, and she’s minding it on the piano. Panic over, thanks a million.',
      ),
      ines('9d 4h', 'A good place for a lamp! Enjoy it.'),
      closed('9d 4h'),
    ],
  },
]
