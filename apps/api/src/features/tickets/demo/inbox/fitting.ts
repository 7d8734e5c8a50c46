import { agent, closed, customer, handedOver, ines, thomas, type DemoTicket } from '../thread.ts'

/** Bulbs, dimmers, cables: making it shine. */
export const fitting: readonly DemoTicket[] = [
  {
    channel: 'discord',
    subject: 'La Halo parpadea con mi regulador',
    tags: ['Dimmer'],
    customer: { name: 'Ana Belmonte', handle: 'volt_ana', language: 'es-ES', location: 'Murcia, España' },
    steps: [
      customer('1h 52m', 'buenas, mi Halo parpadea cuando bajo del 30 %. regulador antiguo, de los de rueda'),
      agent(
        '1h 52m',
        'Hola, Ana. Los reguladores de rueda antiguos suelen ser de corte al inicio de fase, para halógenas. La Halo necesita uno de corte al final de fase, con una carga mínima de 5 W o menos.',
      ),
      customer('1h 50m', 'y eso cómo lo sé? no pone nada en la tapa, solo 40-400W'),
    ],
  },
  {
    channel: 'web',
    subject: 'Buzzing on a dimmer',
    tags: ['ML-10469', 'Dimmer'],
    customer: {
      name: 'Gareth Pugh',
      email: 'gareth.pugh@cwmtawe.example',
      language: 'en-GB',
      location: 'Swansea, United Kingdom',
    },
    steps: [
      customer('26h', 'The two Brumes are gorgeous, but they buzz when dimmed. Is that normal?'),
      thomas(
        '25h',
        'Hello Gareth, they shouldn’t. It is nearly always the bulb and the dimmer not agreeing. Could you tell me the make of both? There’s a small print on the bulb’s collar.',
      ),
      customer(
        '27m',
        'Dimmer is a Varilight V-Pro, bulbs are the ones that came in the box: ML-LED-8W. Only one of the two buzzes now that I listen properly.',
      ),
      customer('26m', 'And swapping the bulbs moves the buzz to the other lamp, so it’s the bulb isn’t it'),
    ],
  },
  {
    channel: 'telegram',
    subject: 'E27 ou E14 pour la Mira ?',
    customer: {
      name: 'Yanis Haddad',
      handle: 'yanis.hdd',
      language: 'fr-FR',
      location: 'Saint-Étienne, France',
    },
    steps: [
      customer(
        '17m',
        'Bonjour, la Mira c’est du E27 ou du E14 ? L’étiquette est partie au lavage avec l’abat-jour 🙃',
      ),
    ],
  },
  {
    channel: 'discord',
    subject: 'Replacing the cable of an old Sève',
    customer: { name: '', handle: 'lamphead', language: 'en-US' },
    steps: [
      customer(
        '6d 8h',
        'Inherited a Sève floor lamp from around 2014, cable is stiff and cracked near the foot. Do you sell the cable as a part?',
      ),
      thomas(
        '6d 5h',
        'We do, and please leave it unplugged until then. The 2012 to 2016 model takes the 3 m textile cable with inline switch, part SV-C3. If you’re not used to wiring, any electrician does it in ten minutes: it’s two screws and a cord grip.',
      ),
      customer('6d 3h', 'Comfortable with wiring. Does the new one come in mustard?'),
      thomas(
        '6d 2h',
        'Mustard, charcoal and linen. I’ve set aside a mustard one, just mention this chat in the order notes.',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Apta para el baño o no',
    tags: ['Pre-sale'],
    customer: {
      name: 'Beatriz Lozano',
      email: 'bea.lozano@reformas-lozano.example',
      language: 'es-ES',
      location: 'Sevilla, España',
    },
    steps: [
      customer(
        '7d 4h',
        'Buenas tardes, ¿el aplique Ondine se puede poner encima del lavabo? Mi electricista dice que depende de la zona',
      ),
      agent(
        '7d 4h',
        'Buenas tardes, Beatriz. La Ondine estándar es IP20, solo para zonas secas. Hay una versión IP44, que sirve para la zona 2, a partir de 60 cm de la bañera o la ducha.',
      ),
      customer('7d 3h', 'El lavabo está a 90 cm de la ducha. Entonces con la IP44 me vale, ¿no?'),
      ines(
        '7d 1h',
        'Sí, con 90 cm y la IP44 cumples. En la página del producto elige «baño (IP44)» en acabado.',
      ),
    ],
  },
  {
    channel: 'web',
    subject: 'Ceiling rose does not cover the hole',
    tags: ['ML-10409'],
    customer: {
      name: 'Oliver Strand',
      email: 'oliver.strand@nordlys-bygg.example',
      language: 'en-US',
      location: 'Bergen, Norway',
    },
    steps: [
      customer(
        '9d 2h',
        'The old lamp left a hole of 14 cm in the ceiling and your rose is 12 cm. Is there a bigger one?',
      ),
      ines(
        '9d 1h',
        'Hello Oliver, yes: a 16 cm rose in white or brass, €18, same fixing. Which colour is your lamp?',
      ),
      customer('9d', 'Brass. Ordered, thanks for the quick help!'),
      closed('8d 22h'),
      customer('7d 6h', 'One more thing: it came without the little side screws.'),
      handedOver('7d 6h', 'Missing part'),
      ines('7d 5h', 'Sorry, Oliver! Two screws and two spares are in today’s post.'),
      closed('7d 5h'),
    ],
  },
  {
    channel: 'telegram',
    subject: 'Nettoyer le verre soufflé',
    customer: { name: 'Aurélie Picard', handle: 'aurelie_pic', language: 'fr-FR', location: 'Metz, France' },
    steps: [
      customer('13d 8h', 'Bonjour, comment nettoyer une Brume sans abîmer l’effet givré ?'),
      agent(
        '13d 8h',
        'Bonjour Aurélie, lampe éteinte et froide : un chiffon microfibre humide avec une goutte de liquide vaisselle, puis un chiffon sec. Pas de vinaigre ni de produit à vitres, ils laissent des auréoles sur le givré.',
      ),
      customer('13d 7h', 'Super, merci, j’allais justement prendre du vinaigre !'),
      closed('13d 7h', 'agent'),
    ],
  },
]
