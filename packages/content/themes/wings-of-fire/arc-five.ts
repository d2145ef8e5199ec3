import type { Beat } from '../../types.ts'

/** A small cloud follows the dragons home; what it does is true of clouds. */
export const arcFive: Beat[] = [
  {
    title: 'Something Followed Us',
    description: 'A sheep-sized cloud has come home with the dragons. It will not say why.',
    opener:
      'Welcome to the Thistledown Isles, {child}! Mind the edge. Here live the weather dragons, and not one breathes flames. Haneul puffs breezes. Pemba makes frost. Last night, Haneul flew home and felt something soft behind. It was a cloud, as small as a sheep. It followed Haneul through the door and rained on the rug, once. Where does it belong? Your work today will help us to ask the right questions.',
    close:
      'Show your family the question that was the hardest to crack today. Our small guest sleeps in a hammock tonight. Yara has named it Tuft. In its sleep, Tuft says pff and lets fall one drop.',
  },
  {
    title: 'What Kind Is Tuft?',
    description: 'Heaps, sheets and wisps: clouds come in kinds. Tuft does not seem to fit.',
    opener:
      'Yesterday a cloud moved in. Today Ilmari took out the weather book. There are clouds like heaps, puffy and white. There are clouds like sheets, flat and gray. High up there are wisps, all made of ice. Tuft looked at each picture and tried to match it. It made a heap, a sheet and a wisp. Then it sneezed and was a sheep again. Sort things well today, and we may find out what it is.',
    close:
      'Show your family two things from today, and tell how they differ. Tuft is a heap, says Ilmari at last, and very young. Young heaps travel in herds. So somewhere, a herd is missing one. Tuft looks out of the window.',
  },
  {
    title: 'The White Morning',
    description: 'Tuft is sad, and suddenly nobody can see a thing.',
    opener:
      'Yesterday we found out that Tuft has lost a herd. In the night it sank lower and lower. This morning the whole island is white! Safiya flew into a plum tree and said excuse me. Fog, {child}, is a cloud that sits on the ground. Tuft has lain down and spread out, all around us. It is just sad. We cannot see our way today. So feel for it, one small step at a time.',
    close:
      'Tell your family how you found your way through something unclear today. Safiya sat down in the fog and glowed, just a bit. The ground grew warm. Slowly, the fog thinned and rose. In the middle hung Tuft, blushing.',
  },
  {
    title: 'Where Herds Go',
    description: 'The wind knows the way. To follow it, the dragons must look up and think.',
    opener:
      "Yesterday the fog rose, and Tuft felt lighter. Today we look for the herd. Clouds go where the wind goes, so which way is that? Haneul tossed up a feather and looked. Pemba checked the windsock. Both pointed to the Long Sea. A herd that passed three days ago would be there by now. The cloud boat is ready, but the course is not. Steer by today's work, and steer well.",
    close:
      'Show your family which answer pointed you the right way today. At sunset Haneul sees it: forty pink heaps above the sea. Tuft spins around so fast that it turns into a ring.',
  },
  {
    title: 'The First Real Rain',
    description: 'A herd, a dry island and a cloud that has grown up.',
    opener:
      'Last night we found the herd. Today we fly to meet it. But look, Tuft has changed! Over the sea it has taken up water. It is as big as a barn now, and gray below. In a cloud, tiny drops bump and join. When they are big enough, they fall. Under us lies Plum Isle, bone-dry. Tuft looks at us as if to ask. You solved so much this week, {child}. Give it one last push.',
    close:
      'And it rains! On the plums, on the goats, on Yara, who dances. The sun comes out behind you, and there it stands, a rainbow. Show your family your three best works of the week. Tuft joins the herd, and one drop falls on your nose.',
  },
]
