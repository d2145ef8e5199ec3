import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** The life of a made-up person, from birth to grandparent. */
export const oneLife: SheetSpec = {
  kind: 'timeline',
  unit: 'year',
  events: [
    { label: 'Rosa is born', at: 1950 },
    { label: 'Rosa takes her first steps', at: 1951 },
    { label: 'Rosa learns to read', at: 1956 },
    { label: 'Rosa plays in the school band', at: 1961 },
    { label: 'Rosa finishes high school', at: 1968 },
    { label: 'Rosa opens a bakery', at: 1975 },
    { label: 'Rosa has a baby', at: 1980 },
    { label: 'Rosa becomes a grandmother', at: 2008 },
  ],
  ask: ['order', 'first', 'between', 'before-after'],
}

/** Months by their number in the year, as in the middle of North America. */
export const cornYear: SheetSpec = {
  kind: 'timeline',
  unit: 'month',
  events: [
    { label: 'The farmer gets the soil ready', at: 4 },
    { label: 'The farmer plants the corn', at: 5 },
    { label: 'The plants grow knee high', at: 6 },
    { label: 'Tassels open at the top', at: 7 },
    { label: 'The ears fill with kernels', at: 8 },
    { label: 'The plants turn dry and brown', at: 9 },
    { label: 'The farmer harvests the corn', at: 10 },
  ],
  ask: ['order', 'between', 'before-after', 'how-long'],
}

/** Opening years of well-known works. */
export const greatWorks: SheetSpec = {
  kind: 'timeline',
  unit: 'year',
  events: [
    { label: 'The Brooklyn Bridge opens', at: 1883 },
    { label: 'The Statue of Liberty is dedicated', at: 1886 },
    { label: 'The Eiffel Tower opens', at: 1889 },
    { label: 'The first New York City subway line opens', at: 1904 },
    { label: 'The Panama Canal opens', at: 1914 },
    { label: 'The Empire State Building opens', at: 1931 },
    { label: 'The Golden Gate Bridge opens', at: 1937 },
  ],
  ask: ['order', 'first', 'between', 'before-after', 'how-long'],
}

/** Days of a class election. */
export const electionDays: SheetSpec = {
  kind: 'timeline',
  unit: 'day',
  events: [
    { label: 'The class talks about the job', at: 1 },
    { label: 'Pupils put their names forward', at: 2 },
    { label: 'Posters go up', at: 4 },
    { label: 'Each pupil gives a speech', at: 8 },
    { label: 'The class votes', at: 9 },
    { label: 'The new class leader starts', at: 12 },
  ],
  ask: ['order', 'first', 'between', 'before-after', 'how-long'],
}

/** Well-dated deeds of people from many places. */
export const changeMakers: SheetSpec = {
  kind: 'timeline',
  unit: 'year',
  events: [
    { label: 'Louis Braille prints a book about his raised-dot code', at: 1829 },
    { label: 'Marie Curie wins her first Nobel Prize', at: 1903 },
    { label: 'Bessie Coleman earns a pilot license', at: 1921 },
    { label: 'Rosa Parks keeps her seat on a bus', at: 1955 },
    { label: 'Jane Goodall begins to study wild chimpanzees', at: 1960 },
    { label: 'Wangari Maathai starts the Green Belt Movement', at: 1977 },
    { label: 'Mae Jemison travels to space', at: 1992 },
  ],
  ask: ['order', 'first', 'between', 'before-after', 'how-long'],
}

export const newNation: SheetSpec = {
  kind: 'timeline',
  unit: 'year',
  events: [
    { label: 'Colonists dump tea into Boston Harbor', at: 1773 },
    { label: 'The Declaration of Independence is approved', at: 1776 },
    { label: 'A peace treaty is signed in Paris', at: 1783 },
    { label: 'The Constitution is written in Philadelphia', at: 1787 },
    { label: 'George Washington becomes the first president', at: 1789 },
    { label: 'The Bill of Rights is added', at: 1791 },
  ],
  ask: ['order', 'first', 'between', 'before-after', 'how-long'],
}

export const fartherAndFaster: SheetSpec = {
  kind: 'timeline',
  unit: 'year',
  events: [
    { label: 'A railroad first crosses the United States', at: 1869 },
    { label: 'The Wright brothers fly a powered airplane', at: 1903 },
    { label: 'Charles Lindbergh flies alone across the Atlantic', at: 1927 },
    { label: 'Amelia Earhart flies alone across the Atlantic', at: 1932 },
    { label: 'The first satellite orbits Earth', at: 1957 },
    { label: 'The first person travels to space', at: 1961 },
    { label: 'People first walk on the moon', at: 1969 },
    { label: 'The first crew moves into the International Space Station', at: 2000 },
  ],
  ask: ['order', 'first', 'between', 'before-after', 'how-long'],
}
