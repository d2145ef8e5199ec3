import type { Beat } from '../../types.ts'

/** A cow is due to calve, and the farm's ordinary week goes on around the wait. */
export const arcFive: Beat[] = [
  {
    title: 'Juniper Takes Her Time',
    description: 'It is a busy Monday on the farm. One cow walks more slowly than the rest.',
    opener:
      "Welcome to Sorrel Hill Farm, {child}! Pull on your boots. The cows are milked. The hens are out. The goats are where they should not be. That is normal. What is new is Juniper. She walks behind the other cows, wide and slow. A cow carries her calf for about nine months. Hers is due this week! A farm is ready before it is needed. Let's begin.",
    close:
      'Show your family what you got ready today. Owen writes in the barn book: Monday, no calf. Juniper looks at him as if to say, of course not. Tomorrow we make up a bed. It takes a lot of straw.',
  },
  {
    title: 'A Bed of Straw',
    description: 'A calf needs a clean, dry, quiet place. The hens would like it too.',
    opener:
      "Yesterday there was no calf, and this morning there is none. But Juniper stood by herself under the oak. Cows often go off alone when their time comes near. So today we make up the big stall. Old straw out, fresh straw in, deep as your knees. It's plain work, and it matters more than anything. Do the plain parts of today's work well too, {child}. They hold up the rest.",
    close:
      'Show your family some plain work that you did well today. The stall is golden and smells of summer. Three hens moved in at once and had to be carried out. The barn book says: Tuesday, no calf, one egg in the straw.',
  },
  {
    title: 'The Wind Gets Up',
    description: 'A storm blows down the fence. The whole farm runs.',
    opener:
      'Last night the wind took the orchard fence. By breakfast the goats were in the apples. The lambs were in the lane. Nobody scolds a storm. You just start with what is next. Thandi fetched posts. Bess ran wide around the lambs and looked at them hard. A sheepdog moves a flock with her eyes. They went home. When a lot happens at once today, take one thing, then another.',
    close:
      'Tell your family what you did first, next and last today. The fence is up, and the goats deny everything. In the big stall, Juniper chewed all through the storm. The barn book says: Wednesday, no calf, lots of apples.',
  },
  {
    title: 'Hana Listens',
    description: 'The animal doctor comes by, warms her hands and listens.',
    opener:
      "Yesterday we mended the fence, and today Hana is here. She rubs her hands warm before she touches a cow. Then she lays an ear to Juniper's side and holds still. She looks at how Juniper stands, breathes and holds her tail. Good doctors do not guess. They look for signs and add them up. Look for the signs in your work today, {child}. They are there.",
    close:
      'Tell your family one sign that helped you find an answer today. Hana smiles and says: tonight, or else tomorrow. We set a lantern by the stall. Bess lies down across the door. The barn book says: Thursday, soon. Nobody wants to go to bed.',
  },
  {
    title: 'Four in the Morning',
    description: 'A light is on in the barn. Somebody new is trying out four legs.',
    opener:
      'Last night, at four, there was a soft moo. By the time the boots were on, she was here! A calf, black and white, as heavy as a ten-year-old. Juniper licks her dry. In less than an hour she tries to stand. Front up, down. Back up, down. All up! She wobbles to her mother for the first, best milk. She needs a name, {child}. Finish the week strong, then choose.',
    close:
      'Tell your family the name you chose. Then show them three things that are no longer wobbly. No other calf has spots like hers. No one had a week like yours. The barn book says: Friday. Here.',
  },
]
