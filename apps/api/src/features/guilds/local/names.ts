/** Names of people who are nobody. */
const FIRST =
  'Adèle Agathe Alba Alejandro Alice Amélie Ana Anaïs Antoine Arthur Baptiste Beatriz Bruno Capucine Carlos Carmen Céline Chloé Clara Claire Daniel David Diego Élise Elena Emma Éric Esteban Eva Fanny Félix Florian Gabriel Gaëlle Gonzalo Hélène Henri Hugo Inès Irène Isabel Iván Jade Javier Jeanne Joris Jules Julia Karim Lara Laura Léa Léo Lina Lola Louise Lucas Lucía Manon Marc Margot María Marion Mathis Maud Maya Mila Nadia Nathan Nina Noé Nora Océane Olga Oscar Pablo Paul Pierre Raphaël Rosa Sacha Samir Sofía Sonia Théa Thomas Valentin Vera Victor Yann Zoé'.split(
    ' ',
  )
const LAST =
  'Aguilar Arnaud Aubert Barbier Benoit Bernal Blanc Bonnet Boyer Brun Caballero Calvo Carpentier Castillo Chevalier Colin Crespo Da-Silva Delmas Díaz Dubois Dumont Durand Esteve Fabre Faure Ferrer Fournier Gallego Garnier Gauthier Gil Girard Guerin Herrero Hubert Iglesias Jacquet Lacroix Lambert Leclerc Lefort Legrand Leroux Lopez Marchand Marín Martinez Masson Mercier Meyer Molina Morel Moreno Navarro Nieto Noël Olivier Ortega Pascual Perez Perrot Picard Prieto Renard Rey Rivière Robin Roussel Rubio Sanchez Santos Serra Simon Soler Tessier Torres Vega Vidal Weber'.split(
    ' ',
  )

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

/** The same for the same number. */
export function nameOf(number: number): { name: string; username: string } {
  const first = FIRST[number % FIRST.length] ?? ''
  const last = (LAST[(number * 7 + Math.floor(number / FIRST.length)) % LAST.length] ?? '').replace('-', ' ')
  return {
    name: `${first} ${last}`,
    username: `${plain(first)}.${plain(last)}${number % 9 === 0 ? number : ''}`,
  }
}
