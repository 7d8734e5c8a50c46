import { about, agent, customer, oneOf, support, type Topic } from '../script.ts'

export const sizes: Topic = {
  en: {
    tags: ['Pre-sale'],
    turns: [
      oneOf(
        [
          about('Ceiling height and the {lamp}', 'How low can it hang?'),
          customer(
            'Hi! Our ceiling is only 2.35 m. Is the {lamp} too much for that, or can the cable be shortened?',
          ),
          agent(
            'Hello {first}! The cable is 150 cm and can be shortened to any length in a minute, without tools. We hang it so that the lower edge is 60 to 70 cm above the table.',
          ),
        ],
        [
          about('Which size?', 'How low can it hang?'),
          customer('Which size would you take over a table of 180 by 90? I’m between the two.'),
          agent(
            'Hi {first}! As a rule the shade is a third to half as wide as the table. All the measures are in the drawing on the product’s page, under “Dimensions”.',
          ),
        ],
        [
          about('Which size?'),
          customer(
            'Hello, how wide is the {lamp} exactly, with the fitting? We have 31 cm between the beam and the wall.',
          ),
          agent(
            'Hi {first}! As a rule the shade is a third to half as wide as the table. All the measures are in the drawing on the product’s page, under “Dimensions”.',
          ),
        ],
        [
          about('Will it fit over the stairs?'),
          customer(
            'We’d like three in a row over the stairs, at different heights. Do you sell longer cables?',
          ),
          agent(
            'Hello {first}, cables of 3 m and 5 m exist for every pendant, in the same colours, for a small surcharge.',
          ),
        ],
      ),
      oneOf(
        [
          customer('That helps. And how heavy is it?'),
          support(
            'Hello {first}, {me} here: 2.4 kg all together, so a normal ceiling hook will do. If you send me a photo of the room, I’ll draw the lamp into it.',
          ),
        ],
        [
          customer('Could you also tell me whether the rose covers an 11 cm hole?'),
          support(
            'Hi {first}, the rose is 12 cm wide, so yes, just about. There is a bigger one of 16 cm as well.',
          ),
        ],
      ),
      customer('Ordered. Thank you both!', 'Very helpful, I’ll sleep on it.', 'Thanks, we’ll take two.'),
    ],
  },
  fr: {
    tags: ['Pre-sale'],
    turns: [
      oneOf(
        [
          about('Plafond bas et {lamp}', 'À quelle hauteur la suspendre ?'),
          customer(
            'Bonjour ! Notre plafond est à 2 m 35. La {lamp} n’est-elle pas trop grande, ou peut-on raccourcir le câble ?',
          ),
          agent(
            'Bonjour {first} ! Le câble mesure 150 cm et se raccourcit en une minute, sans outil. On place le bas de l’abat-jour 60 à 70 cm au-dessus de la table.',
          ),
        ],
        [
          about('Quelle taille choisir ?', 'À quelle hauteur la suspendre ?'),
          customer('Bonjour, quelle taille prendriez-vous au-dessus d’une table de 180 sur 90 ? J’hésite.'),
          agent(
            'Bonjour {first} ! En général, l’abat-jour fait entre un tiers et la moitié de la largeur de la table. Toutes les cotes sont sur la fiche, sous « Dimensions ».',
          ),
        ],
        [
          about('Quelle taille choisir ?'),
          customer(
            'Bonsoir, quelle est la largeur exacte de la {lamp}, monture comprise ? J’ai 31 cm entre la poutre et le mur.',
          ),
          agent(
            'Bonjour {first} ! En général, l’abat-jour fait entre un tiers et la moitié de la largeur de la table. Toutes les cotes sont sur la fiche, sous « Dimensions ».',
          ),
        ],
        [
          about('Au-dessus d’un escalier ?'),
          customer(
            'Bonjour, on voudrait en mettre trois à des hauteurs différentes dans la cage d’escalier. Vendez-vous des câbles plus longs ?',
          ),
          agent(
            'Bonjour {first}, il existe des câbles de 3 m et de 5 m pour toutes les suspensions, dans les mêmes couleurs, avec un petit supplément.',
          ),
        ],
      ),
      oneOf(
        [
          customer('Ça m’aide bien. Et le poids ?'),
          support(
            'Bonjour {first}, ici {me} : 2,4 kg en tout, un crochet ordinaire suffit. Si vous m’envoyez une photo de la pièce, je dessine la lampe dedans.',
          ),
        ],
        [
          customer('Est-ce que la rosace cache un trou de 11 cm ?'),
          support(
            'Bonjour {first}, la rosace fait 12 cm, donc oui, de justesse. Il y en a aussi une de 16 cm.',
          ),
        ],
      ),
      customer(
        'Commandée. Merci à vous deux !',
        'Très utile, la nuit porte conseil.',
        'Merci, on en prend deux.',
      ),
    ],
  },
  es: {
    tags: ['Pre-sale'],
    turns: [
      oneOf(
        [
          about('Techo bajo y la {lamp}', '¿A qué altura se cuelga?'),
          customer('¡Hola! Tenemos el techo a 2,35. ¿La {lamp} es demasiado, o se puede acortar el cable?'),
          agent(
            '¡Hola, {first}! El cable mide 150 cm y se acorta en un minuto, sin herramientas. El borde de abajo queda a 60 o 70 cm de la mesa.',
          ),
        ],
        [
          about('¿Qué tamaño?', '¿A qué altura se cuelga?'),
          customer('Buenas, ¿qué tamaño pondríais sobre una mesa de 180 por 90? Dudo entre los dos.'),
          agent(
            '¡Hola, {first}! La pantalla suele ser entre un tercio y la mitad del ancho de la mesa. Las medidas están en la ficha, en «Dimensiones».',
          ),
        ],
        [
          about('¿Qué tamaño?'),
          customer(
            'Hola, ¿cuánto mide de ancho la {lamp} con el soporte? Tengo 31 cm entre la viga y la pared.',
          ),
          agent(
            '¡Hola, {first}! La pantalla suele ser entre un tercio y la mitad del ancho de la mesa. Las medidas están en la ficha, en «Dimensiones».',
          ),
        ],
        [
          about('¿Cabe sobre la escalera?'),
          customer('Queremos poner tres en fila en la escalera, a distinta altura. ¿Hay cables más largos?'),
          agent(
            'Hola, {first}. Hay cables de 3 y de 5 m para todas las colgantes, en los mismos colores, por un pequeño suplemento.',
          ),
        ],
      ),
      oneOf(
        [
          customer('Me ayuda mucho. ¿Y cuánto pesa?'),
          support(
            'Hola, {first}, soy {me}: 2,4 kg en total, basta un gancho normal. Si me mandas una foto de la habitación, te dibujo la lámpara.',
          ),
        ],
        [
          customer('¿El florón tapa un agujero de 11 cm?'),
          support('Hola, {first}. El florón mide 12 cm, así que sí, por poco. También hay uno de 16.'),
        ],
      ),
      customer(
        'Pedida. ¡Gracias a los dos!',
        'Muy útil, lo consulto con la almohada.',
        'Gracias, nos llevamos dos.',
      ),
    ],
  },
}
