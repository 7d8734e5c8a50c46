import { about, agent, customer, oneOf, support, type Topic } from '../script.ts'

export const care: Topic = {
  en: {
    tags: ['Care'],
    turns: [
      oneOf(
        [
          about('Cleaning the glass', 'Fingerprints for ever?'),
          customer('How do I get kitchen grease off the {lamp} without ruining the finish?'),
          agent(
            'Hello {first}: lamp off and cold, a damp microfibre cloth with one drop of washing-up liquid, then a dry one. No vinegar and no window cleaner.',
          ),
          customer('Thank you! And the cable, can it be washed?'),
          support('Hi {first}, wipe it with a damp cloth, with the plug out. It must not be soaked.'),
          customer('Perfect.'),
        ],
        [
          about('Spare glass for an old lamp'),
          customer('Do you still have glass for lamps from 2013? Ours met a football.'),
          agent(
            'Hello {first}, many of the old forms still exist. The number is engraved on the inner rim of the fitting; with it I can look it up.',
          ),
          customer('It says SV-12, I think.'),
          support(
            'Hello {first}, that form is still here. We blow one for you with the next batch, for {price}.',
          ),
          customer('Wonderful, yes please.'),
        ],
        [
          about('Brass turning dark'),
          customer('The brass of my {lamp} is going dark around the edge. Is that rust?'),
          agent(
            'Hello {first}, brass does not rust: it takes on a patina. A cloth with beeswax keeps it as it is, a brass polish makes it new.',
          ),
          customer('Lovely, I’ll leave it as it is then.'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['Care'],
    turns: [
      oneOf(
        [
          about('Nettoyer le verre', 'Traces de doigts'),
          customer('Bonjour, comment enlever la graisse de cuisine sur la {lamp} sans abîmer le fini ?'),
          agent(
            'Bonjour {first} : lampe éteinte et froide, microfibre humide avec une goutte de liquide vaisselle, puis un chiffon sec. Ni vinaigre, ni produit à vitres.',
          ),
          customer('Merci ! Et le câble, il se lave ?'),
          support('Bonjour {first}, un chiffon humide, débranchée. Surtout pas de trempage.'),
          customer('Parfait.'),
        ],
        [
          about('Verre de rechange'),
          customer(
            'Bonjour, avez-vous encore des verres pour les lampes de 2013 ? La nôtre a croisé un ballon.',
          ),
          agent(
            'Bonjour {first}, beaucoup d’anciens moules existent encore. Le numéro est gravé à l’intérieur de la monture, il me suffit.',
          ),
          customer('Je lis SV-12, je crois.'),
          support(
            'Bonjour {first}, ce moule est toujours là. On vous en souffle un avec la prochaine série, pour {price}.',
          ),
          customer('Magnifique, oui !'),
        ],
        [
          about('Le laiton noircit'),
          customer('Bonjour, le laiton de ma {lamp} fonce sur les bords. C’est de la rouille ?'),
          agent(
            'Bonjour {first}, le laiton ne rouille pas, il se patine. Un chiffon à la cire d’abeille le garde ainsi, un produit à cuivres le remet à neuf.',
          ),
          customer('Très bien, je la laisse comme ça alors.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['Care'],
    turns: [
      oneOf(
        [
          about('Limpiar el cristal', 'Huellas de dedos'),
          customer('Hola, ¿cómo quito la grasa de la cocina de la {lamp} sin estropear el acabado?'),
          agent(
            'Hola, {first}: apagada y fría, un paño húmedo con una gota de lavavajillas y luego uno seco. Ni vinagre ni limpiacristales.',
          ),
          customer('¡Gracias! ¿Y el cable se lava?'),
          support('Hola, {first}. Con un paño húmedo y desenchufada. No lo mojes del todo.'),
          customer('Perfecto.'),
        ],
        [
          about('Cristal de repuesto'),
          customer('Buenas, ¿tenéis cristal para lámparas de 2013? La nuestra se topó con un balón.'),
          agent(
            'Hola, {first}. Muchos moldes antiguos siguen aquí. El número está grabado por dentro del soporte.',
          ),
          customer('Pone SV-12, creo.'),
          support('Hola, {first}. Ese molde sigue aquí. Te soplamos uno en la próxima tanda, por {price}.'),
          customer('Estupendo, sí, por favor.'),
        ],
        [
          about('El latón se oscurece'),
          customer('Hola, el latón de mi {lamp} se oscurece por el borde. ¿Es óxido?'),
          agent(
            'Hola, {first}. El latón no se oxida, coge pátina. Con cera de abeja se queda así, con limpiametales vuelve a nuevo.',
          ),
          customer('Qué bien, entonces la dejo así.'),
        ],
      ),
    ],
  },
}
