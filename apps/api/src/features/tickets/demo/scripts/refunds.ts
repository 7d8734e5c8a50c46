import { about, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const refunds: Topic = {
  en: {
    tags: ['{order}', 'Refund'],
    turns: [
      oneOf(
        [
          about('Where is my refund?', 'Refund for {order}', 'Waiting for {price}'),
          customer(
            'You confirmed a week ago that my return had arrived, but the {price} haven’t shown up yet. Order {order}.',
            'Hi, it’s about {order} again. Sent back on {day}, signed for the day after, no refund so far.',
          ),
          handOver('A refund is missing'),
          oneOf(
            [
              support(
                'Hello {first}, I’ve looked it up: the refund of {price} left us on {day}. Your bank needs up to five working days to show it. If it isn’t there by then, write to me here and I’ll send you the reference.',
              ),
              customer('It came in this morning. Thanks.', 'OK, then I’ll wait until {day}.'),
            ],
            [
              support(
                'Hi {first}, sorry about this. The payment went back to the card you ordered with, which has expired since; the bank passes it on to the new one, which takes a few days more.',
              ),
              customer('OK, then I’ll wait until {day}.'),
            ],
          ),
        ],
        [
          about('Only part of the money came back'),
          customer(
            'Hello, the refund for {order} is {price} on paper and somewhat less on my account. Could you check?',
          ),
          handOver('Question about an amount'),
          support(
            'Hello {first}, you’re right, the postage was missing. I’ve just sent the difference after it.',
          ),
          customer('All there now, thank you for checking.'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['{order}', 'Refund'],
    turns: [
      oneOf(
        [
          about('Remboursement en attente', 'Remboursement de la {order}', 'Toujours pas mes {price}'),
          customer(
            'Bonjour, vous m’avez confirmé la réception de mon retour il y a une semaine, mais je n’ai pas encore les {price}. Commande {order}.',
            'Bonjour, encore moi pour la {order}. Renvoyée {day}, signée le lendemain, et pas de remboursement.',
          ),
          handOver('A refund is missing'),
          oneOf(
            [
              support(
                'Bonjour {first}, je viens de regarder : les {price} sont partis {day}. La banque met jusqu’à cinq jours ouvrés à les afficher. Si rien n’arrive d’ici là, répondez-moi ici et je vous donne la référence.',
              ),
              customer('Reçu ce matin, merci.', 'D’accord, j’attends {day} alors.'),
            ],
            [
              support(
                'Bonjour {first}, désolée. Le remboursement est parti vers la carte de la commande, qui a expiré depuis ; la banque le reporte sur la nouvelle, cela prend quelques jours de plus.',
              ),
              customer('D’accord, j’attends {day} alors.'),
            ],
          ),
        ],
        [
          about('Il manque une partie'),
          customer(
            'Bonjour, sur l’avoir de la {order} je lis {price} et sur mon compte un peu moins. Pouvez-vous vérifier ?',
          ),
          handOver('Question about an amount'),
          support(
            'Bonjour {first}, vous avez raison, il manquait les frais de port. Je viens d’envoyer la différence.',
          ),
          customer('C’est bon, tout y est. Merci d’avoir vérifié.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['{order}', 'Refund'],
    turns: [
      oneOf(
        [
          about('¿Y mi reembolso?', 'Reembolso del {order}', 'Espero {price}'),
          customer(
            'Hola, hace una semana me confirmasteis que había llegado la devolución y los {price} no aparecen. Pedido {order}.',
            'Hola, otra vez por el {order}. Devuelto el {day}, firmado al día siguiente y sin reembolso.',
          ),
          handOver('A refund is missing'),
          oneOf(
            [
              support(
                'Hola, {first}. Lo he mirado: los {price} salieron el {day}. El banco tarda hasta cinco días laborables en mostrarlos. Si no llegan, escríbeme aquí y te doy la referencia.',
              ),
              customer('Ha llegado esta mañana, gracias.', 'Vale, espero hasta el {day}.'),
            ],
            [
              support(
                'Hola, {first}, perdona. Fue a la tarjeta del pedido, que ha caducado; el banco lo pasa a la nueva y tarda unos días más.',
              ),
              customer('Vale, espero hasta el {day}.'),
            ],
          ),
        ],
        [
          about('Falta una parte del dinero'),
          customer(
            'Buenos días, en el abono del {order} pone {price} y en mi cuenta un poco menos. ¿Lo miráis?',
          ),
          handOver('Question about an amount'),
          support(
            'Hola, {first}, tienes razón: faltaban los gastos de envío. Acabo de mandarte la diferencia.',
          ),
          customer('Ya está todo, gracias por mirarlo.'),
        ],
      ),
    ],
  },
}
