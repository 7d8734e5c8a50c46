import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const abroad: Topic = {
  en: {
    tags: ['Pre-sale', 'Delivery'],
    turns: [
      oneOf(
        [
          about('Do you ship to {city}?', 'Customs and duties'),
          customer('Do you deliver to {city}, and who pays customs?'),
          agent(
            'Hello {first}, yes, with 4 to 7 days and a flat fee that you see before you pay. Within the EU there is no customs; elsewhere it is in the price.',
          ),
        ],
        [
          about('Plug for another country'),
          customer('Hello, does the {lamp} come with a plug that fits here in {city}?'),
          agent(
            'Hi {first}, table lamps come with the plug of the country that they are sent to. Pendants have no plug.',
          ),
        ],
        [
          about('How long to {city}?'),
          customer(
            'How long does a parcel take to {city} at the moment? I need it before {day} in two weeks.',
          ),
          agent('Hello {first}, five working days on average over the last month.'),
        ],
      ),
      oneOf(
        [
          customer('And if it breaks on the way?'),
          handOver('Beyond the knowledge documents'),
          support(
            'Hello {first}, then we send another one, as often as it takes. It happens to one in four hundred.',
          ),
        ],
        [
          customer('Could it be sent as a gift, without a bill?'),
          handOver('Beyond the knowledge documents'),
          support(
            'Hi {first}, with pleasure: tick “gift” in the last step and write a line, we put it on a card.',
          ),
        ],
      ),
      customer('Lovely. Ordered just now.', 'You’ve convinced me.'),
    ],
  },
  fr: {
    tags: ['Pre-sale', 'Delivery'],
    turns: [
      oneOf(
        [
          about('Livrez-vous à {city} ?', 'Frais de douane'),
          customer('Bonjour, livrez-vous à {city}, et qui paie la douane ?'),
          agent(
            'Bonjour {first}, oui, en 4 à 7 jours et pour un forfait affiché avant le paiement. Dans l’Union il n’y a pas de douane ; ailleurs elle est comprise.',
          ),
        ],
        [
          about('Prise d’un autre pays'),
          customer('Bonjour, la {lamp} est-elle livrée avec une prise suisse ? C’est pour {city}.'),
          agent(
            'Bonjour {first}, les lampes à poser partent avec la prise du pays de livraison. Les suspensions n’en ont pas.',
          ),
        ],
        [
          about('Quel délai pour {city} ?'),
          customer(
            'Bonjour, combien de temps pour {city} en ce moment ? Il me la faut avant {day} en quinze.',
          ),
          agent('Bonjour {first}, cinq jours ouvrés en moyenne ce mois-ci.'),
        ],
      ),
      oneOf(
        [
          customer('Et si elle casse en route ?'),
          handOver('Beyond the knowledge documents'),
          support(
            'Bonjour {first}, alors on en renvoie une, autant de fois qu’il faut. Cela arrive à une sur quatre cents.',
          ),
        ],
        [
          customer('Peut-on l’envoyer en cadeau, sans facture ?'),
          handOver('Beyond the knowledge documents'),
          support(
            'Bonjour {first}, avec plaisir : cochez « cadeau » à la dernière étape et écrivez une ligne, nous la mettons sur une carte.',
          ),
        ],
      ),
      customer('Très bien. Commandée à l’instant.', 'Vendu !'),
    ],
  },
  es: {
    tags: ['Pre-sale', 'Delivery'],
    turns: [
      oneOf(
        [
          about('¿Enviáis a {city}?', 'Aduanas'),
          customer('Hola, ¿enviáis a {city}? ¿Quién paga la aduana?'),
          agent(
            'Hola, {first}. Sí, de 4 a 7 días y con una tarifa que ves antes de pagar. En la Unión no hay aduana; fuera va incluida.',
          ),
        ],
        [
          about('Enchufe de otro país'),
          customer('Buenas, ¿la {lamp} lleva enchufe de aquí? Es para {city}.'),
          agent('Hola, {first}. Las de mesa llevan el enchufe del país de destino. Las colgantes no llevan.'),
        ],
        [
          about('¿Cuánto tarda a {city}?'),
          customer(
            'Hola, ¿cuánto tarda ahora a {city}? La necesito antes del {day} de dentro de dos semanas.',
          ),
          agent('Hola, {first}. Cinco días laborables de media este mes.'),
        ],
      ),
      oneOf(
        [
          customer('¿Y si se rompe por el camino?'),
          handOver('Beyond the knowledge documents'),
          support(
            'Hola, {first}. Entonces mandamos otra, las veces que haga falta. Le pasa a una de cada cuatrocientas.',
          ),
        ],
        [
          customer('¿Se puede mandar como regalo, sin factura?'),
          handOver('Beyond the knowledge documents'),
          support(
            'Hola, {first}, encantada: marca «regalo» en el último paso y escribe una línea, la ponemos en una tarjeta.',
          ),
        ],
      ),
      customer('Muy bien. Pedida ahora mismo.', 'Me habéis convencido.'),
    ],
  },
}
