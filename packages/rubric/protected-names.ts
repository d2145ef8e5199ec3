import type { Theme } from '@pencil-quest/contract/choices'

interface ProtectedNames {
  /** As the theme is offered; allowed in the title and the overview of a plan of this theme. */
  display: string
  /** Names that mean nothing else, looked for in every plan. */
  distinct: readonly string[]
  /** Names that are also plain words or first names: looked for with a capital inside a sentence, in plans of the theme. */
  shared: readonly string[]
}

/** Characters, places, things and words of the franchises whose readers a theme is for. Facts, kept to keep away from. */
const franchises: Partial<Record<Theme, ProtectedNames>> = {
  'harry-potter': {
    display: 'Harry Potter',
    distinct: names(`Harry Potter, Hogwarts, Hogsmeade, Hermione, Granger, Weasley, Dumbledore, Voldemort, Hagrid,
      Gryffindor, Slytherin, Hufflepuff, Ravenclaw, Quidditch, Muggle, Muggles, Diagon Alley, Gringotts, Azkaban, Dobby,
      Hedwig, Snape, McGonagall, Malfoy, Longbottom, Lovegood, Sirius Black, Dementor, Dementors, Horcrux, Patronus,
      Butterbeer, Horntail, Hippogriff, Buckbeak, Expelliarmus, Lumos, Wingardium, Leviosa, Alohomora, Expecto, Animagus,
      Parseltongue, Sorting Hat, Golden Snitch, Marauder, Deathly Hallows, Nimbus 2000, Platform Nine, Fantastic Beasts,
      Bertie Bott, Chocolate Frog, Chocolate Frogs, Floo`),
    shared: names('Harry, Ron, Ginny, Neville, Luna, Draco, Fawkes, Crookshanks, Snitch, Bludger, Quaffle'),
  },
  lego: {
    display: 'LEGO',
    distinct: names(`LEGO, Duplo, Ninjago, Bionicle, Minifigure, Minifigures, Minifig, Minifigs, Mindstorms, Legoland,
      Emmet Brickowski, Wyldstyle, Unikitty, Master Builder`),
    shared: names('Technic, Chima, Emmet'),
  },
  'legend-of-zelda': {
    display: 'Legend of Zelda',
    distinct:
      names(`Zelda, Hyrule, Ganon, Ganondorf, Triforce, Rupee, Rupees, Korok, Koroks, Epona, Sheikah, Goron, Gorons,
      Zora, Zoras, Deku, Hylian, Hylia, Kakariko, Gerudo, Rito, Impa, Octorok, Bokoblin, Moblin, Lon Lon, Tears of the Kingdom,
      Breath of the Wild, Ocarina of Time, Master Sword, Majora, Kokiri, Tingle, Nintendo`),
    shared: names('Link, Navi, Midna, Fi, Saria'),
  },
  'baby-sitters-club': {
    display: 'Baby-Sitters Club',
    distinct:
      names(`Baby-Sitters Club, Babysitters Club, Stoneybrook, Kristy Thomas, Claudia Kishi, Stacey McGill, Mary Anne,
      Dawn Schafer, Jessi Ramsey, Mallory Pike, Logan Bruno, Karen Brewer, Kid-Kit, Kid-Kits, Krushers`),
    shared: names('Kristy, Claudia, Stacey, Dawn, Mallory, Jessi, Abby'),
  },
  'wings-of-fire': {
    display: 'Wings of Fire',
    distinct:
      names(`Wings of Fire, Pyrrhia, Pantala, SkyWing, SkyWings, SeaWing, SeaWings, RainWing, RainWings, MudWing,
      MudWings, SandWing, SandWings, IceWing, IceWings, NightWing, NightWings, HiveWing, HiveWings, SilkWing, SilkWings,
      LeafWing, LeafWings, Jade Mountain, Starflight, Darkstalker, Dragonets of Destiny, Dragonet Prophecy, Moonwatcher,
      Qibli, Kinkajou, Scavenger Tribe`),
    shared: names('Tsunami, Glory, Peril, Anemone, Fathom, Clearsight, Morrowseer, Deathbringer'),
  },
  'dragon-masters': {
    display: 'Dragon Masters',
    distinct:
      names(`Dragon Masters, Dragon Master, Dragon Stone, King Roland, Griffith, Kingdom of Bracken, Bracken, Rori,
      Maldred, Vulcan the Fire Dragon`),
    shared: names('Drake, Worm, Kepri, Shu, Vulcan, Petra, Zera, Wyvern Wizard'),
  },
  'dog-man': {
    display: 'Dog Man',
    distinct:
      names(`Dog Man, Dogman, Petey, Li'l Petey, 80-HD, Captain Underpants, Cat Kid, Zuzu, Supa Buddies, Flippy, Pilkey,
      Cat Kid Comic Club, Flip-O-Rama, Grampa Cat`),
    shared: names('Chief, Molly, Sarah Hatoff'),
  },
}

/** Worlds and makers that no theme is named after. */
const elsewhere =
  names(`Disney, Pixar, Marvel, Pokemon, Pokémon, Pikachu, Minecraft, Roblox, Fortnite, Mario Kart, Spider-Man,
  Spiderman, Batman, Superman, Star Wars, Jedi, Lightsaber, Elsa and Anna, Peppa Pig, Paw Patrol, Bluey, Barbie, Hello Kitty,
  Paddington, Gruffalo, Narnia, Hobbit, Gandalf, Jurassic Park, Transformers, Thomas the Tank, Sesame Street, SpongeBob,
  Toothless, Hiccup Haddock, How to Train Your Dragon, Jack Sparrow, Oompa, Willy Wonka`)

/** Trademarks that stand in for things of a home. The vocabulary's "legos" and "popsicle sticks" are let through. */
const brands =
  names(`Play-Doh, Play Doh, Crayola, Sharpie, Sharpies, Post-it, Post-its, Ziploc, Ziplock, Scotch tape, Band-Aid,
  Band-Aids, Kleenex, Velcro, Styrofoam, Q-tip, Q-tips, Tupperware, Nerf, Oreo, Oreos, Cheerios, Coca-Cola, Jell-O, Frisbee,
  Hula Hoop, Uno, Jenga, Scrabble, Twister, Etch A Sketch, Lincoln Logs, Playmobil, Hot Wheels, Elmer's, Lysol, Vaseline,
  Saran Wrap, Mod Podge, Perler, K'nex, Magna-Tiles, Rubik's, Skittles, Froot Loops, Goldfish crackers, KenKen`)

/** Every name by its first word, which has a capital or a figure. */
const everywhere = new Map<string, string[]>()
for (const name of [...Object.values(franchises).flatMap(({ distinct }) => distinct), ...elsewhere, ...brands]) {
  const [first = ''] = name.match(firstWord()) ?? []
  everywhere.set(first, [...(everywhere.get(first) ?? []), name])
}

/** A capital inside a sentence: after a small letter or a comma; an opening quotation mark begins one. */
const own = new Map(
  Object.entries(franchises).map(([theme, { shared }]) => [
    theme,
    new RegExp(`(?<=[a-z,;] )(?:${shared.map(escaped).join('|')})(?![\\w-])`, 'g'),
  ]),
)

/**
 * Protected names and trademarks that stand in a text.
 * @param mayNameTheme the theme's own display name is let through
 */
export function protectedNamesIn(text: string, theme: Theme, mayNameTheme = false): string[] {
  const { display = '' } = franchises[theme] ?? {}
  const read = mayNameTheme && display ? text.replaceAll(display, ' ') : text
  const pattern = own.get(theme)
  const shared = pattern ? [...read.matchAll(pattern)].map(([hit]) => hit) : []
  return [...new Set([...distinctNamesIn(read), ...shared])]
}

function distinctNamesIn(text: string): string[] {
  return [...text.matchAll(firstWord())].flatMap(({ 0: first, index }) =>
    (everywhere.get(first) ?? []).filter(
      (name) => text.startsWith(name, index) && !/[\w-]/.test(text.charAt(index + name.length)),
    ),
  )
}

function firstWord(): RegExp {
  return /(?<![\w-])[A-Z8][\w'é-]*/g
}

function names(list: string): string[] {
  return list.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
