import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const missingParts: Topic = {
  en: {
    tags: ['{order}', 'Parts'],
    turns: [
      oneOf(
        [
          about('Screws missing', 'Something is missing, {order}'),
          customer('Everything there but the bag with the screws. {lamp}, {order}. Can you post one?'),
          agent('Sorry, {first}! I’m passing it on, so that the missing part goes out today.'),
          handOver('Missing part'),
          support('Hello {first}, a bag of screws and two spare plugs are in today’s letter post.'),
          customer('Arrived, and it’s up. Beautiful!'),
        ],
        [
          about('No instructions in the box'),
          customer('There’s no instruction sheet in the box of the {lamp}, and three wires to choose from.'),
          agent(
            'Hello {first}, the sheet is also on the product’s page, under “Documents”. Please have the power off; blue is neutral, brown is live, yellow-green is earth.',
          ),
          handOver('Missing part'),
          support(
            'Hello {first}, here it is as a photo as well, in case the page won’t load on your ladder.',
          ),
          customer('Thanks for the quick help.'),
        ],
        [
          about('Only one of two arrived', 'Something is missing, {order}'),
          customer('I ordered two and got one: {order}. The slip says two.'),
          agent('Sorry, {first}! I’m passing it on, so that the missing part goes out today.'),
          handOver('Missing part'),
          support(
            'Hi {first}, Marc has found the second one beside the packing table, to his shame. It leaves today.',
          ),
          customer('Tell Marc it’s forgiven.'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['{order}', 'Parts'],
    turns: [
      oneOf(
        [
          about('Il manque les vis', 'Colis incomplet, {order}'),
          customer(
            'Bonjour, tout est là sauf le sachet de vis. {lamp}, {order}. Pouvez-vous en envoyer un ?',
          ),
          agent('Désolé, {first} ! Je transmets, pour que la pièce parte aujourd’hui.'),
          handOver('Missing part'),
          support(
            'Bonjour {first}, un sachet de vis et deux chevilles de rechange sont au courrier du jour.',
          ),
          customer('Reçu et posé. Magnifique !'),
        ],
        [
          about('Pas de notice'),
          customer('Bonjour, pas de notice dans le carton de la {lamp}, et trois fils au choix.'),
          agent(
            'Bonjour {first}, la notice est aussi sur la fiche, sous « Documents ». Coupez le courant : bleu pour le neutre, marron pour la phase, vert-jaune pour la terre.',
          ),
          handOver('Missing part'),
          support('Bonjour {first}, la voici aussi en photo, si la page ne charge pas du haut de l’échelle.'),
          customer('Merci pour la rapidité.'),
        ],
        [
          about('Une seule sur deux', 'Colis incomplet, {order}'),
          customer('Bonjour, deux commandées, une reçue : {order}. Le bon dit bien deux.'),
          agent('Désolé, {first} ! Je transmets, pour que la pièce parte aujourd’hui.'),
          handOver('Missing part'),
          support(
            'Bonjour {first}, Marc a retrouvé la seconde à côté de la table d’emballage, à sa grande honte. Elle part aujourd’hui.',
          ),
          customer('Dites à Marc que c’est oublié.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['{order}', 'Parts'],
    turns: [
      oneOf(
        [
          about('Faltan los tornillos', 'Falta algo, {order}'),
          customer('Hola, está todo menos la bolsa de tornillos. {lamp}, {order}. ¿Me mandáis una?'),
          agent('¡Perdona, {first}! Lo paso para que la pieza salga hoy.'),
          handOver('Missing part'),
          support('Hola, {first}. Una bolsa de tornillos y dos tacos de sobra van en el correo de hoy.'),
          customer('Llegó y ya está puesta. ¡Preciosa!'),
        ],
        [
          about('Sin instrucciones'),
          customer('Buenas, en la caja de la {lamp} no hay instrucciones, y sí tres cables para elegir.'),
          agent(
            'Hola, {first}. Las instrucciones están también en la ficha, en «Documentos». Corta la luz: azul neutro, marrón fase, verde y amarillo tierra.',
          ),
          handOver('Missing part'),
          support('Hola, {first}. Te la mando también en foto, por si la página no carga en la escalera.'),
          customer('Gracias por la rapidez.'),
        ],
        [
          about('Solo ha llegado una de dos', 'Falta algo, {order}'),
          customer('Hola, pedí dos y ha llegado una: {order}. El albarán dice dos.'),
          agent('¡Perdona, {first}! Lo paso para que la pieza salga hoy.'),
          handOver('Missing part'),
          support(
            'Hola, {first}. Marc ha encontrado la segunda junto a la mesa de embalar, qué vergüenza. Sale hoy.',
          ),
          customer('Decidle a Marc que perdonado.'),
        ],
      ),
    ],
  },
}
