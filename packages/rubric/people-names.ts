/** Given names that plans use, by the tradition they are most at home in. A name of two homes stands under one. */
const traditions: Record<string, string> = {
  african: 'Adaeze Amara Ayo Chidi Dembe Kofi Nia Nkechi Olu Pemba Tembe Thandi Zola Zuri',
  arabic: 'Ali Amina Farid Fatima Idris Layla Noor Omar Safiya Yara Zainab',
  'east asian': 'Bao Goro Hana Haneul Hiro Jin Kenji Ling Mei Minh Suki Tomo Yuki Yuna',
  european:
    'Ada Anna Anwen Bess Bram Casimir Desmond Emma Fennel Ignacio Ilmari Ingrid Jack Liam Maren Nils Oskar Owen Pascal Sofia Wendell',
  'latin american': 'Diego Ines Lucia Lupe Marisol Mateo Paloma Rosa Soraya Tomas',
  pacific: 'Kai Keoni Leilani Moana Tane',
  'south asian': 'Anjali Arjun Asha Parveen Priya Ravi Sanjay',
  turkic: 'Ayla Emir Deniz',
}

const homes = new Map(
  Object.entries(traditions).flatMap(([tradition, names]) =>
    names.split(' ').map((name) => [name, tradition] as const),
  ),
)

/** The tradition of a given name; undefined for words that are none or are not known. */
export function traditionOf(name: string): string | undefined {
  return homes.get(name)
}
