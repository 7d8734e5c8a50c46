/**
 * Words of everyday talk, in lower case and without accents: a question that holds one that no text has is not another
 * question by that. They are in no dictionary of stop words. Words of a shop's business are none of them.
 */
import type { Language } from './languages.ts'

const WORDS: Record<Language, string> = {
  'en-US':
    'able about actually add after again ages ago all almost already also always amount another answer any anybody anyone ' +
    'anything anyway around ask asked away back bad bit both bring bring brought buy bought call came can cant case ' +
    'chance check choose come comes coming could couldnt course cover current currently day days deal decide decided didnt different do does ' +
    'doesnt doing done dont down each either else end enough even ever every everybody everyone everything exactly explain ' +
    'fact far few figure find fine first follow found friend front gave general get gets getting give given gives go goes going ' +
    'gone good got great guess guy had half hand happen happened happens hard has hasnt have havent having hear heard help here hold ' +
    'hope how however id if ill im info information instead isnt issue ive just keep keeps kept kind knew know known last late lately later least ' +
    'leave left less let lets like list little live long look looked looking looks lot lots made main make makes making man ' +
    'many matter may maybe mean means meant mention mentioned might mine minute miss moment more most much must my name ' +
    'near nearly need needed needs never new next nice nobody nothing now number obviously off offer often ok okay old once one ones only ' +
    'open option options other others otherwise our out over own part people perhaps person place plan please point possible ' +
    'possibly pretty probably problem put puts question questions quick quickly quite rather read ready real really reason recently regarding ' +
    'right said same saw say says second see seem seems seen sell sells sent set several shop should shouldnt show side simply since small ' +
    'so some somebody someone something sometimes somewhere soon sort specific start started still stop store stuff such sure take taken takes ' +
    'taking talk tell tells than thats then theres thing things think thinking though thought thx time times to today together told tomorrow too took top total ' +
    'totally toward tried trouble true try trying turn two type under understand unfortunately until up upon us use used useful user uses using ' +
    'usually various very via wait waiting walk want wanted wanting wants was wasnt watch way ways week weeks well went were what ' +
    'whatever whats when where wherever whether which while who whole whose why wife will wish with within without wonder wondering wont word work working works would ' +
    'wouldnt write writing wrong wrote year years yes yesterday yet you your yours mum dad husband son daughter kid kids',
  'fr-FR':
    'ai ailleurs ainsi aller alors an annee annees ans apparemment apres arriver attendre attends aucun aucune auquel auxquels auxquelles aujourd aujourdhui auparavant aussi aussitot autant autre autres avance ' +
    'avant avis avoir beaucoup besoin bien bientot bon bonne bref but ca car cas cause cela celle celui cependant certain certaine certains chez chose ' +
    'choses combien comme comment comprendre comprends compris concernant connaitre conseil conseiller contre convient cote coup cours crois croire dans debut deja demain demande ' +
    'demander depuis dernier derniere derriere dessous dessus deux devant devoir devrais dire dis dit dites doit dois donc donner donne droit effet egalement elle encore enfin ensuite entre environ ' +
    'envie esperer espere est et etais etait ete etes etre eu eviter exactement exemple expliquer facon faire fais fait faites falloir famille faudrait faut femme fille fils fin ' +
    'finalement fois genre gens grace grand grande gros guere heure hier histoire homme ici idee importe info infos information informations jamais jour journee jours jusqu juste la laisse laisser lequel laquelle lesquels lesquelles duquel desquels desquelles ' +
    'leur lieu loin longtemps lors lorsque maintenant mais mal malgre maniere manque manquer marche mari matin meilleur meme merci mettre mieux mis mois moi moins moment monde monsieur ' +
    'montrer moyen necessaire ni niveau nom nombre non normal normalement notre nous nouveau nouvelle nul obtenir oui ou ouais outre par parait parce pareil parfois parle parler part ' +
    'partie partir pas passe passer pendant pense penser permet permettre personne petit petite peu peur peut peut-etre peux place plait plupart plus plusieurs plutot point possible pour pourquoi pourrais ' +
    'pourrait pourtant pouvoir pouvez precis premier premiere prendre pres presque pris prise probleme prochain puis puisque quand quasiment que quel quelle quels quelles quelque quelques quelqu question questions quoi raison ' +
    'rapport recemment regarde regarder renseignement rester reste rien sais sait sans savez savoir se semaine semaines semble sembler sens serait servir seul seule seulement si simplement site soir sorte souhaite souhaiter ' +
    'souhaiterais souvent suite suis sujet super sur surtout tard tel telle tellement temps tenir tiens tot toujours tour tous tout toute toutes train tres trop trouve trouver truc type ' +
    'un utiliser utilise va vais vendez vendre venir vers veut veux veuillez vie viens vient vite voici voila voir vois vont vos votre voudrais vouloir voulez vous vrai vraiment vu acheter achete achetee maman papa enfant enfants',
  'es-ES':
    'acabar acabo actualmente acuerdo ademas ahi ahora ahi algo alguien algun alguna algunas alguno algunos alla alli ano anos antes aparte aqui asi asunto atras aun aunque ayer ayuda ayudar bajo bastante ' +
    'bien buen buena bueno cada caso casi cerca cierto cinco claro comentar como comprar compre compro comprado con conocer conseguir consulta contar contra cosa cosas creo creer cual cuales cualquier cuando cuanto cuanta cuantos cuantas cuenta cuentan dado dan ' +
    'dar debe deber debo decir dejar dentro desde despues detras dia dias dice dicho diferente digo dos duda dudas durante ejemplo embargo encontrar encontrado enseguida entender entiendo entonces entre epoca era es esperar espero ' +
    'esta estar estado estaba estoy exactamente existe explicar falta faltar familia favor fin final forma fue fuera gente gran grande gusta gustaria haber habia hablar hace hacer hacia haga hago hasta haya hecho hermana hermano ' +
    'hija hijo hombre hora horas hoy igual importa importar incluso info informacion instante ir jamas junto justo lado largo leer leido lejos lista llamar llegar lleva llevar llevo luego lugar madre mal manana manera ' +
    'mano marido mas mayor mejor menor menos mes meses mi mientras minuto mio mirar mismo modo momento mucho muchos mujer muy nada nadie necesitar necesito ningun ninguna ninguno nino ninos noche nombre normal normalmente nueva ' +
    'nuevo numero nunca ocurre ocurrir ojala otra otras otro otros padre para parece parecer parte partir pasa pasado pasar pedir pena pensar pensaba pequeno pero persona personas pienso poco poder podria ' +
    'podriais poner pongo porque posible pregunta preguntar preguntas preferir primer primera primero pronto propio proximo pude puede pueden puedo pues punto puso quede quedar quede queria querer querria quien quienes quiero quiza quizas ' +
    'rapido rato razon realmente recientemente respecto respuesta saber sabe sabeis sacar sale salir se sea segun segundo seguir seguro semana semanas sentido ser seria servir si sido siempre siguiente simplemente sin sino sirve sitio ' +
    'sobre solo son sola suelo supuesto suyo tal tambien tampoco tan tanto tarde tema tener tengo tenia tenido tenemos teneis terminar tiempo tiene tienda tipo toca tocar toda todavia todo todos tomar total trabajo tratar ' +
    'tres tuve un una unas uno unos usar usa uso va valer vale vamos varios vaya vecina vecino veces vender vendeis ven venir veo ver verdad vez vida viene visto viste voy ya mama papa',
}

const SETS = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]))

export function isCommon(word: string, language: Language): boolean {
  return SETS.get(language)?.has(word) ?? false
}
