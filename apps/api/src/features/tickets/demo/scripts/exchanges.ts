import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const exchanges: Topic = {
  en: {
    tags: ['{order}', 'Exchange'],
    turns: [
      oneOf(
        [
          about('Exchange for another colour', 'Wrong colour ordered'),
          customer(
            'Hello, could I swap the {lamp} for the same one in {color}? On the wall it looks quite different from the photo. {order}',
          ),
          agent(
            'Yes, {first}, an exchange is possible for 30 days as long as the lamp has not been fitted. A colleague checks whether the other one is in stock.',
          ),
          handOver('Exchange: stock has to be checked'),
          oneOf(
            [
              support(
                'Hello {first}, the one in {color} is on the shelf and has your name on it. I’m sending a label; as soon as the first one is scanned, the second one leaves.',
              ),
              customer('That works, thank you.'),
            ],
            [
              support(
                'Hello {first}, the next batch in {color} comes out of the kiln on {day}. Shall I keep one for you, or would you rather have your money back?',
              ),
              customer('Please keep one for me!'),
            ],
          ),
        ],
        [
          about('Too small after all, {order}'),
          customer(
            'Hi, I got the sizes mixed up and ordered the small one. Can {order} be exchanged for the big one? I’d pay the difference of course.',
          ),
          agent(
            'Yes, {first}, an exchange is possible for 30 days as long as the lamp has not been fitted. A colleague checks whether the other one is in stock.',
          ),
          handOver('Exchange: stock has to be checked'),
          support(
            'Hi {first}, gladly. The difference is {price}; here comes a payment link, and the exchange goes out the day after.',
          ),
          customer('Paid, and the parcel is on its way to you.'),
        ],
        [
          about('Swap the {lamp}?'),
          customer(
            'Is an exchange possible after three weeks? The {lamp} is still in its box, we had the painters in.',
          ),
          agent(
            'Yes, {first}, an exchange is possible for 30 days as long as the lamp has not been fitted. A colleague checks whether the other one is in stock.',
          ),
          handOver('Exchange: stock has to be checked'),
          support(
            'Hello {first}, the one in {color} is on the shelf and has your name on it. I’m sending a label; as soon as the first one is scanned, the second one leaves.',
          ),
          customer('That works, thank you.'),
        ],
      ),
      support('Noted, {first}. You’ll get a mail when it leaves.'),
    ],
  },
  fr: {
    tags: ['{order}', 'Exchange'],
    turns: [
      oneOf(
        [
          about('Échange contre une autre couleur', 'Mauvaise couleur'),
          customer(
            'Bonjour, puis-je échanger la {lamp} contre la même en {color} ? Au mur, elle n’a rien à voir avec la photo. {order}',
          ),
          agent(
            'Oui, {first}, l’échange est possible pendant 30 jours tant que la lampe n’a pas été posée. Une collègue vérifie si l’autre est en stock.',
          ),
          handOver('Exchange: stock has to be checked'),
          oneOf(
            [
              support(
                'Bonjour {first}, celle en {color} est en rayon, avec votre nom dessus. Je vous envoie une étiquette ; dès que la première est enregistrée, la seconde part.',
              ),
              customer('Ça me va très bien, merci.'),
            ],
            [
              support(
                'Bonjour {first}, la prochaine série en {color} sort du four {day}. Je vous en garde une, ou vous préférez un remboursement ?',
              ),
              customer('Gardez-m’en une !'),
            ],
          ),
        ],
        [
          about('Finalement trop petite, {order}'),
          customer(
            'Bonjour, j’ai confondu les tailles et commandé la petite. La {order} peut-elle être échangée contre la grande ? Je paie la différence bien sûr.',
          ),
          agent(
            'Oui, {first}, l’échange est possible pendant 30 jours tant que la lampe n’a pas été posée. Une collègue vérifie si l’autre est en stock.',
          ),
          handOver('Exchange: stock has to be checked'),
          support(
            'Bonjour {first}, avec plaisir. La différence est de {price} ; voici un lien de paiement, l’échange part le lendemain.',
          ),
          customer('Payé, et le colis est en route vers vous.'),
        ],
        [
          about('Échanger la {lamp} ?'),
          customer(
            'Un échange est-il encore possible après trois semaines ? La {lamp} est toujours dans son carton, nous avions les peintres.',
          ),
          agent(
            'Oui, {first}, l’échange est possible pendant 30 jours tant que la lampe n’a pas été posée. Une collègue vérifie si l’autre est en stock.',
          ),
          handOver('Exchange: stock has to be checked'),
          support(
            'Bonjour {first}, celle en {color} est en rayon, avec votre nom dessus. Je vous envoie une étiquette ; dès que la première est enregistrée, la seconde part.',
          ),
          customer('Ça me va très bien, merci.'),
        ],
      ),
      support('C’est noté, {first}. Vous recevrez un e-mail au départ.'),
    ],
  },
  es: {
    tags: ['{order}', 'Exchange'],
    turns: [
      oneOf(
        [
          about('Cambio de color', 'Pedí el color que no era'),
          customer(
            'Hola, ¿puedo cambiar la {lamp} por la misma en {color}? En la pared no se parece a la foto. {order}',
          ),
          agent(
            'Sí, {first}, se puede cambiar durante 30 días si no se ha instalado. Una compañera mira si la otra está en el almacén.',
          ),
          handOver('Exchange: stock has to be checked'),
          oneOf(
            [
              support(
                'Hola, {first}. La de {color} está en la estantería con tu nombre. Te mando una etiqueta; en cuanto registren la primera, sale la segunda.',
              ),
              customer('Me va muy bien, gracias.'),
            ],
            [
              support(
                'Hola, {first}. La próxima tanda en {color} sale del horno el {day}. ¿Te guardo una o prefieres que te devolvamos el dinero?',
              ),
              customer('¡Guárdame una!'),
            ],
          ),
        ],
        [
          about('Al final es pequeña, {order}'),
          customer(
            'Buenas, me lié con los tamaños y pedí la pequeña. ¿Se puede cambiar el {order} por la grande? Pago la diferencia, claro.',
          ),
          agent(
            'Sí, {first}, se puede cambiar durante 30 días si no se ha instalado. Una compañera mira si la otra está en el almacén.',
          ),
          handOver('Exchange: stock has to be checked'),
          support(
            'Hola, {first}, encantada. La diferencia son {price}; te paso un enlace de pago y sale al día siguiente.',
          ),
          customer('Pagado, y el paquete va de camino.'),
        ],
        [
          about('¿Cambiar la {lamp}?'),
          customer('¿Se puede cambiar a las tres semanas? La {lamp} sigue en su caja, teníamos pintores.'),
          agent(
            'Sí, {first}, se puede cambiar durante 30 días si no se ha instalado. Una compañera mira si la otra está en el almacén.',
          ),
          handOver('Exchange: stock has to be checked'),
          support(
            'Hola, {first}. La de {color} está en la estantería con tu nombre. Te mando una etiqueta; en cuanto registren la primera, sale la segunda.',
          ),
          customer('Me va muy bien, gracias.'),
        ],
      ),
      support('Apuntado, {first}. Te llegará un correo cuando salga.'),
    ],
  },
}
