import { agent, camille, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** Messages that fill a page. */
export const longMessages: readonly DemoTicket[] = [
  {
    channel: 'web',
    subject: 'Réclamation concernant la commande ML-10288',
    tags: ['ML-10288', 'Damaged', 'Refund'],
    customer: {
      name: 'Maître Anne-Sophie Charpentier-Valois',
      email: 'as.charpentier-valois@cabinet-cv.example',
      language: 'fr-FR',
      location: 'Versailles, France',
    },
    steps: [
      customer(
        '31d 9h',
        [
          'Madame, Monsieur,',
          'Je me permets de revenir vers vous au sujet de la commande ML-10288, passée il y a cinq semaines, dont le déroulement appelle de ma part plusieurs observations que je souhaite consigner par écrit.',
          '1. La livraison, annoncée « sous trois à cinq jours », est intervenue au bout de dix-neuf jours. Aucun message ne m’a prévenue de ce retard ; c’est moi qui ai dû, à deux reprises, interroger votre assistant automatique, lequel m’a répondu avec beaucoup d’amabilité et sans aucune information.',
          '2. Le carton, remis à ma gardienne un mardi à 18 h 40, présentait sur l’une de ses faces une déchirure d’une quinzaine de centimètres, refermée à l’aide d’un adhésif brun qui n’est manifestement pas le vôtre. J’en joins trois photographies. Le livreur n’a pas attendu que l’on vérifie le contenu.',
          '3. À l’ouverture, j’ai constaté que des trois appliques commandées, l’une était intacte, la deuxième avait perdu la vis de son cache, et la troisième, que je réservais à l’entrée, présentait un éclat sur le bord inférieur du verre, de la taille d’un grain de riz, mais que l’on sent sous le doigt et que mon petit-fils de quatre ans a trouvé avant moi.',
          '4. La facture, enfin, mentionne quatre appliques. J’en ai commandé, payé et reçu trois.',
          'Je précise que je suis par ailleurs très satisfaite des deux suspensions que vous m’avez livrées l’an dernier, et que c’est précisément pour cette raison que je m’étonne. Je ne demande ni geste commercial ni excuses circonstanciées. Je demande : un verre de remplacement pour la troisième applique, une vis, et une facture exacte. Si l’expédition d’un verre seul n’était pas possible, je vous saurais gré de me l’indiquer avant vendredi, de façon que je puisse m’organiser autrement pour le 14, date à laquelle je reçois.',
          'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
          'A.-S. Charpentier-Valois',
        ].join('\n\n'),
      ),
      handedOver('31d 9h', 'Complaint about delivery, damage and invoice in one'),
      camille(
        '30d 22h',
        [
          'Chère Maître,',
          'Merci pour votre lettre, qui a le mérite d’être plus claire que notre service ces dernières semaines. Vous avez raison sur les quatre points.',
          'Le retard vient d’un changement de transporteur que nous n’avons annoncé à personne : c’est une faute, et le message que vous auriez dû recevoir part désormais automatiquement au troisième jour. Le carton a été rouvert et refermé au dépôt de Gennevilliers ; j’ai transmis vos photographies et demandé des explications. Le verre, la vis (j’en ai mis trois) et un cache de rechange partent aujourd’hui par coursier et seront chez votre gardienne demain avant midi. La facture était celle d’une autre cliente, dont le nom commence comme le vôtre ; la bonne est jointe, et l’autre annulée.',
          'Vous ne demandez pas d’excuses : permettez-moi de vous en présenter quand même. Et si votre petit-fils veut voir comment on fait un verre sans éclat, le four est allumé le mercredi.',
          'Camille Roy',
        ].join('\n\n'),
      ),
      customer(
        '29d 3h',
        'Tout est arrivé, intact, avant midi. Voilà ce que j’appelle une réponse. Mon petit-fils demande quel mercredi.',
      ),
      camille('28d 23h', 'Le prochain, ou n’importe quel autre. Nous avons des lunettes à sa taille.'),
      closed('28d 22h', 'Camille Roy'),
    ],
  },
  {
    channel: 'web',
    subject: 'Specification for a library reading room',
    tags: ['Pre-sale', 'Trade'],
    customer: {
      name: 'Prof. Hildegard A. Nørgaard-Whitcombe',
      email: 'h.norgaard-whitcombe@stjude-library.example',
      language: 'en-GB',
      location: 'Durham, United Kingdom',
    },
    steps: [
      customer(
        '54d 6h',
        [
          'Dear Maison Lumen, we are replacing the reading lights of our library and would be glad of a written offer. What we need:',
          '– 36 table lamps, fixed to the desk with one screw from below (desk 42 mm, oak, hole of 10 mm already there). They must not be movable by readers, who in our experience move everything.',
          '– Light on the page of at least 500 lux at 40 cm, and none of it in the eyes of the person opposite. The desks are 1.2 m deep and shared.',
          '– Warm light, 2700 K or below. Colour rendering of 90 or better, since our collection of hand-coloured maps is read here.',
          '– A switch on the lamp, silent. Our present switches can be heard in the organ loft.',
          '– Glass shades in green, please. I am aware that this is a cliché. The trustees voted on it, twice.',
          '– Bulbs that we can replace ourselves, with a common socket. We were once sold “integrated LED” and will not speak of it again.',
          '– Cables in textile, brown or dark green, 2.5 m, with a UK plug and the fuse that belongs to the load.',
          '– A declaration of conformity, test reports for flicker (the reading room has fluorescent neighbours, and one of our readers is sensitive to it), and the weight of one lamp with its shade, because the desks are from 1874 and the conservator has opinions.',
          '– Six spare shades, as glass and undergraduates have a history.',
          'Delivery in the long vacation, that is, not before the first week of July and not after the third of August. The lift takes 300 kg and boxes up to 75 by 75 cm. We are a charity and can send the certificate for VAT.',
          'May I also ask whether you would consider taking back the old lamps? They are of brass, thirty-six of them, and too good for the skip.',
        ].join('\n\n'),
      ),
      agent(
        '54d 6h',
        'Dear Professor Nørgaard-Whitcombe, thank you for such a clear list. An offer of this size is written by a person: Camille Roy and Thomas Girard will answer you within two working days.',
      ),
      handedOver('54d 6h', 'Offer for 36 lamps'),
      thomas(
        '52d 23h',
        [
          'Dear Professor, point by point:',
          'The Phare with a fixed base does it: one M8 screw from below, 620 lux at 40 cm with our 8 W bulb, and the shade comes down far enough that nobody opposite sees the bulb. E27 socket, so any bulb fits; ours is 2700 K with a CRI of 95. Flicker: PstLM 0.02, SVM 0.01, the reports are attached.',
          'The switch is a rotary one in the base. I held it next to the organ of our parish and the organist did not look up.',
          'Green: bottle green or sage. For clichés we recommend bottle. One lamp weighs 2.9 kg with its shade; 31 desks of 1874 in Lyon carry it without complaint.',
          'Cables in dark green, 2.5 m, UK plug with a 3 A fuse. Two lamps to a box of 60 by 40 by 40 cm, 18 boxes and one of shades: three trips with your lift.',
        ].join('\n\n'),
      ),
      camille(
        '52d 22h',
        'And from me: 36 lamps and six shades for 5,480 euros without VAT, delivered in the second week of July. We gladly take the old ones back; brass is never old. They pay for the delivery.',
      ),
      customer(
        '45d 2h',
        'The trustees met, and for the first time in my memory agreed on something in under ten minutes. Bottle green. The order follows by letter, as our statutes require.',
      ),
      camille('44d 23h', 'Then we’ll wait for the letter with pleasure. The glass is reserved.'),
      closed('38d', 'Camille Roy'),
    ],
  },
  {
    channel: 'messenger',
    subject: 'Instrucciones para colgar tres lámparas en un techo inclinado',
    tags: ['Fitting'],
    customer: { name: 'Remedios Ponferrada', language: 'es-ES', location: 'Ronda, España' },
    steps: [
      customer(
        '12d 6h',
        'Hola, tengo el techo inclinado, de vigas de madera y escayola entre viga y viga, y tres Brume 40 para colgar encima de una mesa larga. Mi marido dice que se cuelgan y ya está. Yo digo que si se cuelgan y ya está, cada una queda a una altura. ¿Me lo podéis explicar paso a paso, como si fuera para él?',
      ),
      ines(
        '12d 2h',
        [
          'Hola, Remedios. Como si fuera para él, con cariño:',
          '1. Corta la luz en el cuadro y comprueba en la lámpara vieja que de verdad está cortada. No vale «creo que es este».',
          '2. Marca en la mesa, con tres trozos de cinta, dónde va cada lámpara: una en el centro y las otras a 65 cm, nunca a menos de 40 cm del borde.',
          '3. Con una plomada (un tornillo atado a un hilo sirve) lleva cada marca al techo. Como está inclinado, las marcas de arriba no quedan a la misma distancia que las de abajo: manda la plomada, no el metro.',
          '4. Si la marca cae en viga, tornillo de madera de 6 × 60. Si cae en escayola, taco basculante de 8 kg o más; cada lámpara pesa 2,6 kg, pero alguien le dará con la cabeza.',
          '5. Pon los florones girados un cuarto, para que el cable salga por el lado bajo. Lleva una pieza articulada en la bolsa pequeña: es para techos como el tuyo, que no sobra, como piensa todo el mundo.',
          '6. Ahora la altura. Cuelga primero la del centro: el borde de abajo a 65 cm de la mesa. Pon un palo recto de lado a lado de la mesa, sobre dos cajas iguales, que toque el borde de esa lámpara. Las otras dos se acortan hasta que toquen el mismo palo. Así quedan a la misma altura aunque los cables midan distinto.',
          '7. Para acortar: afloja el prensacables, tira del cable hacia arriba, aprieta. No cortes nada hasta el final, y deja 20 cm de sobra dentro del florón.',
          '8. Bombillas al final, con las manos limpias. Da la luz. Haz una foto con los dos debajo y nos la mandas, que la ponemos en el taller.',
          'Si algo no cuadra, escríbeme desde la escalera (sujeta).',
        ].join('\n'),
      ),
      customer(
        '10d 3h',
        'Colgadas. A la misma altura. Mi marido dice que él lo habría hecho igual 😄 Va la foto',
      ),
      ines('10d 1h', '¡Preciosas! Y qué mesa. Dale la enhorabuena de nuestra parte.'),
      closed('10d'),
    ],
  },
]
