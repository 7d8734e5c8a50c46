/** What customers and the shop write, and their names, in the languages of the product. */
interface Wording {
  locale: 'fr-FR' | 'en-US' | 'es-ES'
  firstNames: readonly string[]
  lastNames: readonly string[]
  cities: readonly string[]
  /** What a ticket is about; the name of a lamp follows. */
  subjects: readonly string[]
  asked: readonly string[]
  answered: readonly string[]
}

/** The lamps of the shop. */
export const lamps: readonly string[] =
  'Aube,Brume,Halo,Ondine,Lucarne,Vesper,Nacre,Galet,Sillage,Corolle,Ambre,Comète,Éclipse,Zénith,Mistral,Écume'.split(
    ',',
  )

export const wordings: readonly Wording[] = [
  {
    locale: 'fr-FR',
    firstNames:
      'Élodie,Chloé,Inès,Zoé,Maëlle,Anaïs,Hélène,Aurélie,Noémie,Camille,Théo,Loïc,Jérôme,Rémi,François,Benoît,Étienne,Mathéo,Gaël,Hugo'.split(
        ',',
      ),
    lastNames:
      'Marchand,Lefèvre,Dubreuil,Mercier,Bonnet,Besançon,Gauthier,Perrin,Chevalier,Le Goff,Rivière,Benoît,Hébert,Sénéchal,Garçon,Aubert,Delmas,Fournier,Lécuyer,Prévost'.split(
        ',',
      ),
    cities: 'Lyon,Nantes,Orléans,Besançon,Nîmes,Saint-Étienne,Annecy,Brest,Angoulême,Béziers'.split(','),
    subjects: [
      'Colis en retard',
      'Globe fêlé',
      'Demande de facture',
      'Échange de couleur',
      'Variateur qui clignote',
      'Question avant achat',
      'Pièce manquante',
      'Remboursement',
    ],
    asked: [
      'Bonjour, mon colis n’a pas bougé depuis plusieurs jours, pouvez-vous regarder où il se trouve ?',
      'Le globe est arrivé fêlé alors que le carton était intact.',
      'Il me faudrait une facture au nom de mon entreprise pour la comptabilité.',
      'Est-ce que je peux l’échanger contre le modèle en laiton brossé ?',
      'La lampe clignote dès que je baisse le variateur.',
      'À quelle hauteur faut-il l’accrocher au-dessus d’un îlot ?',
      'Quand vais-je être remboursé ? Le retour a été livré la semaine dernière.',
      'Merci beaucoup, c’est très aimable à vous.',
    ],
    answered: [
      'Bonjour, merci pour votre message et pour les photos.',
      'Je viens d’appeler le transporteur : la livraison est prévue demain matin.',
      'Nous vous envoyons un nouveau globe sans attendre, inutile de renvoyer l’ancien.',
      'Votre facture est en pièce jointe, avec le numéro de TVA.',
      'L’étiquette de retour est prête, il suffit de la coller sur le carton.',
      'Ce modèle demande un variateur à coupure de phase.',
      'Le remboursement apparaît sur votre compte sous cinq jours ouvrés.',
      'Belle journée, toute l’équipe reste à votre écoute.',
    ],
  },
  {
    locale: 'en-US',
    firstNames:
      'Grace,Priya,Zoë,Chloe,Siobhan,Amélie,Olivia,Hannah,Renée,Freya,Liam,Noah,Callum,Oscar,Seán,Ethan,Björn,Mikael,Arthur,Felix'.split(
        ',',
      ),
    lastNames:
      'Holloway,Raman,Brontë,Fitzgerald,O’Brien,Ashworth,Whitby,Kallio,Müller,Nguyen,Carter,Bennett,Lindqvist,Okafor,Sjöberg,Walsh,Hughes,Patel,Marsh,Thornton'.split(
        ',',
      ),
    cities: 'York,Leeds,Bristol,Dublin,Tampere,Boston,Portland,Whitby,Cork,Bath'.split(','),
    subjects: [
      'Late parcel',
      'Cracked shade',
      'Invoice wanted',
      'Another colour',
      'Flickering dimmer',
      'Question before buying',
      'Missing part',
      'Refund',
    ],
    asked: [
      'Good morning, the parcel has not moved for days. Could you look where it is?',
      'The shade arrived cracked although the box looked untouched.',
      'I need an invoice in the name of my company for the accountant.',
      'May I exchange it for the one in brushed brass?',
      'The lamp flickers as soon as I turn the dimmer down.',
      'How high should it hang above a kitchen island?',
      'When will I be refunded? The return was delivered last week.',
      'Thank you very much, that is kind of you.',
    ],
    answered: [
      'Hello, thank you for writing and for the pictures.',
      'I have just called the carrier: it is delivered tomorrow morning.',
      'We send you a new shade at once, there is no need to return the old one.',
      'Your invoice is attached, with the VAT number.',
      'The return label is ready, simply stick it on the box.',
      'This model needs a trailing-edge dimmer.',
      'The refund shows on your account within five working days.',
      'Have a lovely day, we are here whenever you need us.',
    ],
  },
  {
    locale: 'es-ES',
    firstNames:
      'Lucía,Sofía,Marta,Inés,Begoña,Andrea,Núria,Rocío,Itziar,Belén,Álvaro,Íñigo,Jesús,Andrés,Óscar,Iván,Tomás,Raúl,Martín,Adrián'.split(
        ',',
      ),
    lastNames:
      'Quiroga,Paredes,Miralles,Ibáñez,Núñez,Muñoz,Peña,García,López,Sánchez,Fernández,Gutiérrez,Ordóñez,Zúñiga,Castaño,Rodríguez,Pérez,Domínguez,Cañizares,Vázquez'.split(
        ',',
      ),
    cities: 'Cádiz,Málaga,León,Logroño,A Coruña,Córdoba,Alicante,Ávila,Cáceres,Almería'.split(','),
    subjects: [
      'Paquete retrasado',
      'Pantalla rota',
      'Necesito factura',
      'Cambio de color',
      'El regulador parpadea',
      'Consulta antes de comprar',
      'Falta una pieza',
      'Reembolso',
    ],
    asked: [
      'Buenos días, el paquete lleva varios días sin moverse. ¿Podéis mirar dónde está?',
      'La pantalla ha llegado rota aunque la caja estaba intacta.',
      'Necesito la factura a nombre de mi empresa para la gestoría.',
      '¿La puedo cambiar por la de latón cepillado?',
      'La lámpara parpadea en cuanto bajo el regulador.',
      '¿A qué altura hay que colgarla encima de una isla de cocina?',
      '¿Cuándo me hacéis el reembolso? La devolución llegó la semana pasada.',
      'Muchas gracias, sois muy amables.',
    ],
    answered: [
      'Hola, gracias por escribirnos y por las fotos.',
      'Acabo de llamar al transportista: la entrega será mañana por la mañana.',
      'Te enviamos una pantalla nueva enseguida, no hace falta devolver la rota.',
      'Tienes la factura adjunta, con el número de IVA.',
      'La etiqueta de devolución está lista, basta con pegarla en la caja.',
      'Este modelo necesita un regulador de corte de fase.',
      'El reembolso aparecerá en tu cuenta en cinco días laborables.',
      'Que tengas un buen día, aquí nos tienes.',
    ],
  },
]
