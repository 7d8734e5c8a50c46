import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const cancellations: Topic = {
  en: {
    tags: ['{order}', 'Order'],
    turns: [
      oneOf(
        [
          about('Please cancel {order}'),
          customer(
            'Please cancel {order}, we’ve just found out that the electrician can only come in spring.',
          ),
          agent(
            'Hello {first}, as long as {order} hasn’t left, that’s easily done. I’m asking a colleague to stop it.',
          ),
          handOver('Change of a paid order'),
          support('Hello {first}, {order} is cancelled and {price} are on their way back to you.'),
          customer('Thank you, and see you in spring.'),
        ],
        [
          about('Ordered twice', 'Cancel one of two'),
          customer(
            'I seem to have ordered twice because the page was slow. One {lamp} is enough, honestly. {order} can go.',
          ),
          agent(
            'Hello {first}, as long as {order} hasn’t left, that’s easily done. I’m asking a colleague to stop it.',
          ),
          handOver('Change of a paid order'),
          support('Hi {first}, done: one stays, one goes, {price} come back within three days.'),
          customer('Great, thanks!'),
        ],
        [
          about('Add something to {order}'),
          customer('Could you add a spare glass to {order}? I only noticed afterwards that they exist.'),
          agent(
            'Hello {first}, as long as {order} hasn’t left, that’s easily done. I’m asking a colleague to stop it.',
          ),
          handOver('Change of a paid order'),
          support(
            'Hello {first}, it’s in the box already. I’ve sent you a link for the {price}; no second postage.',
          ),
          customer('Paid. Thank you.'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['{order}', 'Order'],
    turns: [
      oneOf(
        [
          about('Annuler la {order}'),
          customer('Bonjour, merci d’annuler la {order} : l’électricien ne peut venir qu’au printemps.'),
          agent(
            'Bonjour {first}, tant que la {order} n’est pas partie, c’est facile. Je demande à une collègue de l’arrêter.',
          ),
          handOver('Change of a paid order'),
          support('Bonjour {first}, la {order} est annulée et {price} repartent vers vous.'),
          customer('Merci, et à ce printemps.'),
        ],
        [
          about('Commandée deux fois', 'Annuler une des deux'),
          customer(
            'Bonjour, je crois avoir commandé deux fois, la page était lente. Une seule {lamp} me suffit, promis. La {order} peut partir à la trappe.',
          ),
          agent(
            'Bonjour {first}, tant que la {order} n’est pas partie, c’est facile. Je demande à une collègue de l’arrêter.',
          ),
          handOver('Change of a paid order'),
          support(
            'Bonjour {first}, c’est fait : une reste, une s’en va, {price} reviennent sous trois jours.',
          ),
          customer('Super, merci !'),
        ],
        [
          about('Ajouter un article à la {order}'),
          customer(
            'Bonjour, peut-on ajouter un verre de rechange à la {order} ? Je viens seulement de voir que ça existe.',
          ),
          agent(
            'Bonjour {first}, tant que la {order} n’est pas partie, c’est facile. Je demande à une collègue de l’arrêter.',
          ),
          handOver('Change of a paid order'),
          support(
            'Bonjour {first}, il est déjà dans le carton. Voici un lien pour les {price}, sans second port.',
          ),
          customer('Payé. Merci.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['{order}', 'Order'],
    turns: [
      oneOf(
        [
          about('Cancelar el {order}'),
          customer(
            'Hola, cancelad el {order}, por favor: el electricista no puede venir hasta la primavera.',
          ),
          agent(
            'Hola, {first}. Mientras el {order} no haya salido, es fácil. Pido a una compañera que lo pare.',
          ),
          handOver('Change of a paid order'),
          support('Hola, {first}. El {order} está cancelado y {price} van de vuelta.'),
          customer('Gracias, y hasta la primavera.'),
        ],
        [
          about('Pedida dos veces', 'Cancelar una de dos'),
          customer(
            'Buenas, creo que he pedido dos veces porque la página iba lenta. Con una {lamp} me basta, de verdad. El {order} fuera.',
          ),
          agent(
            'Hola, {first}. Mientras el {order} no haya salido, es fácil. Pido a una compañera que lo pare.',
          ),
          handOver('Change of a paid order'),
          support('Hola, {first}, hecho: una se queda, otra se va, y {price} vuelven en tres días.'),
          customer('¡Genial, gracias!'),
        ],
        [
          about('Añadir algo al {order}'),
          customer('Hola, ¿se puede añadir un cristal de repuesto al {order}? Acabo de ver que existen.'),
          agent(
            'Hola, {first}. Mientras el {order} no haya salido, es fácil. Pido a una compañera que lo pare.',
          ),
          handOver('Change of a paid order'),
          support('Hola, {first}. Ya está en la caja. Te paso un enlace para los {price}, sin más envío.'),
          customer('Pagado. Gracias.'),
        ],
      ),
    ],
  },
}
