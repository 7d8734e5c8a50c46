import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const addresses: Topic = {
  en: {
    tags: ['{order}', 'Order'],
    turns: [
      oneOf(
        [
          about('Change of address for {order}', 'Wrong house number'),
          customer('I typed 12 instead of 21, order {order}. Please correct it before it leaves!'),
          agent(
            'Hello {first}, as long as it hasn’t left I can have it changed. I’m passing it on at once.',
            'Hello {first}, {order} is being packed right now, so I’m asking somebody to run.',
          ),
          handOver('Change of address before dispatch'),
          support('Caught it, {first}. The label is printed again with the right address.'),
        ],
        [
          about('Deliver to a neighbour?', 'I won’t be in on {day}'),
          customer(
            'We’re away on {day} when {order} is due. Can it go to the shop next door, “Paper & String”?',
          ),
          agent('Hello {first}, as long as it hasn’t left I can have it changed. I’m passing it on at once.'),
          handOver('Change of address before dispatch'),
          support(
            'Hi {first}, changed. You can also choose the neighbour or another day in the carrier’s message on the morning of the delivery.',
          ),
        ],
        [
          about('Change of address for {order}'),
          customer('Hi, could {order} be delivered to my office in {city} instead? Same postcode area.'),
          agent('Hello {first}, as long as it hasn’t left I can have it changed. I’m passing it on at once.'),
          handOver('Change of address before dispatch'),
          support(
            'Hello {first}, it was on the lorry already, but the carrier has taken the change: it comes one day later.',
          ),
        ],
      ),
      customer('Phew. Thanks!', 'You’re quick. Thank you.', 'Fine by me, thanks.'),
    ],
  },
  fr: {
    tags: ['{order}', 'Order'],
    turns: [
      oneOf(
        [
          about('Changement d’adresse, {order}', 'Mauvais numéro de rue'),
          customer(
            'Bonjour, j’ai tapé 12 au lieu de 21 pour la {order}. Pouvez-vous corriger avant le départ ?',
          ),
          agent(
            'Bonjour {first}, tant que le colis n’est pas parti, c’est possible. Je transmets tout de suite.',
            'Bonjour {first}, la {order} est en train d’être emballée, je demande à quelqu’un de courir.',
          ),
          handOver('Change of address before dispatch'),
          support('Attrapé, {first}. L’étiquette est réimprimée avec la bonne adresse.'),
        ],
        [
          about('Livrer chez la voisine ?', 'Personne à la maison {day}'),
          customer(
            'Bonjour, nous serons absents {day} pour la {order}. Peut-elle aller à la librairie d’à côté ?',
          ),
          agent(
            'Bonjour {first}, tant que le colis n’est pas parti, c’est possible. Je transmets tout de suite.',
          ),
          handOver('Change of address before dispatch'),
          support(
            'Bonjour {first}, c’est changé. Le matin de la livraison, le message du transporteur permet aussi de choisir un voisin ou un autre jour.',
          ),
        ],
        [
          about('Changement d’adresse, {order}'),
          customer('Bonjour, est-il possible de livrer la {order} à mon bureau, à {city} ? Même secteur.'),
          agent(
            'Bonjour {first}, tant que le colis n’est pas parti, c’est possible. Je transmets tout de suite.',
          ),
          handOver('Change of address before dispatch'),
          support(
            'Bonjour {first}, il était déjà dans le camion, mais le transporteur a pris la modification : un jour plus tard.',
          ),
        ],
      ),
      customer('Ouf. Merci !', 'Quelle rapidité, merci.', 'Ça me va, merci.'),
    ],
  },
  es: {
    tags: ['{order}', 'Order'],
    turns: [
      oneOf(
        [
          about('Cambio de dirección, {order}', 'Puse mal el número'),
          customer('Hola, puse 12 en vez de 21 en el {order}. ¡Corregidlo antes de que salga, por favor!'),
          agent(
            'Hola, {first}. Mientras no haya salido, se puede. Lo paso ahora mismo.',
            'Hola, {first}. El {order} se está embalando, así que pido a alguien que corra.',
          ),
          handOver('Change of address before dispatch'),
          support('Cazado, {first}. La etiqueta sale otra vez con la dirección buena.'),
        ],
        [
          about('¿Se lo dejan a la vecina?', 'El {day} no estoy'),
          customer(
            'Buenas, el {day} no estamos para el {order}. ¿Lo pueden dejar en la papelería de al lado?',
          ),
          agent('Hola, {first}. Mientras no haya salido, se puede. Lo paso ahora mismo.'),
          handOver('Change of address before dispatch'),
          support(
            'Hola, {first}, cambiado. La mañana de la entrega también puedes elegir vecino u otro día en el mensaje del transportista.',
          ),
        ],
        [
          about('Cambio de dirección, {order}'),
          customer('Hola, ¿puede ir el {order} a mi oficina de {city}? Es la misma zona.'),
          agent('Hola, {first}. Mientras no haya salido, se puede. Lo paso ahora mismo.'),
          handOver('Change of address before dispatch'),
          support(
            'Hola, {first}. Ya estaba en el camión, pero han aceptado el cambio: llega un día después.',
          ),
        ],
      ),
      customer('Uf. ¡Gracias!', 'Qué rapidez, gracias.', 'Me parece bien, gracias.'),
    ],
  },
}
