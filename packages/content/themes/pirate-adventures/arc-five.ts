import type { Beat } from '../../types.ts'

/** A chest holds five gifts that never reached the people they were for. */
export const arcFive: Beat[] = [
  {
    title: 'The Chest With No Gold',
    description: 'A chest comes up with the anchor. It holds five parcels and not one coin.',
    opener:
      "Ahoy, {child}, and welcome aboard the Merry Limpet! We are pirates, but the good kind. We chart islands, and we share what we find. This morning our anchor came up with a chest on it. Pascal squawked: All that is gold does glitter! There was no gold. There were five parcels, a hundred years old, each with a name. They never arrived! Let's begin today's work and read the first label.",
    close:
      'Show your family the work that got us under way. Captain Keoni blows the dust off the first parcel. It says: For the one who keeps the light. That must be the lighthouse! Maren turns the wheel. The wind is already helping.',
  },
  {
    title: 'For the One Who Keeps the Light',
    description: 'The first gift is for a lighthouse. It is small, round and full of sound.',
    opener:
      "Yesterday we found the chest and set our course. Now the lighthouse winks at us: one flash, then two. The keeper's great-grandmother kept this light too. We hand over the parcel. Inside is a horn made from a shell! In fog, light cannot get far, but sound can. For a hundred years they have rung a cracked bell instead. Give your best to somebody today. That is how pirates work.",
    close:
      'Share one thing with your family that you found out today. Share it loudly, like a horn. The keeper blew hers, and a whale answered. The second label is stained with tea. It says: For whoever is still awake.',
  },
  {
    title: 'For Whoever Is Still Awake',
    description: 'The second gift waits for night. Somebody on Owl Isle will be glad of it.',
    opener:
      "Last night we puzzled over the label: For whoever is still awake. Dembe tapped the map. On Owl Isle, they study the stars! They sleep by day, so we rowed in on tiptoe. The parcel held a star chart with a gap. The sky hasn't changed much in a hundred years. But they had all missed the same small star. What have we missed so far, {child}? Check for gaps in today's work.",
    close:
      'Show your family a gap you filled today. On Owl Isle they dance, for the chart is whole at last. They named it after their cat. The third label makes Ines giggle. It says: For the hungry ones, plant me.',
  },
  {
    title: 'For the Hungry Ones',
    description: 'The third and the fourth gift travel together. One is very small.',
    opener:
      "Yesterday we gave away a star. Today's parcel weighs next to nothing. It holds one seed in a silk scarf! Could it still grow? Some can. Once, a date palm grew from a seed two thousand years old. We carry it to Bare Isle, where no tree grows. In the fourth parcel lies a watering can. Somebody thought ahead! Think ahead in your work today too, and start small.",
    close:
      'Tell your family about something small that you started well today. The islanders of Bare Isle take turns to water. Nobody can say if it will grow. They share the hope, and that is a treasure as well. One parcel is left.',
  },
  {
    title: 'For the One Who Brings These',
    description: 'The last parcel has been waiting for somebody. Look who it is.',
    opener:
      'Last night a shout came over the water from Bare Isle. The seed has a green tip! We cheered till the gulls complained. Now only the last parcel is left. Its label says: For the one who brings these. We looked at each other. Keoni says one bright new hand brought us here. So it is for you, {child}. Finish your work, and we untie it.',
    close:
      'Inside is a tiny brass compass and a line: Go on sharing. Show your family the three treasures of your week. Tell a story with each. Then the crew lifts its hats. Pascal says: Finders, sharers! For once, he is right.',
  },
]
