import type { Beat } from '../../types.ts'

/** A new child waves from a window; the Helpers take ten days to find the way to the door. */
export const arcTen: Beat[] = [
  {
    title: 'A Hand in the Window',
    description: 'A new family has moved into number 9. A small hand waves, and then it is gone.',
    opener:
      'Hello, {child}, and welcome to Persimmon Row! You are just in time for the Helpers, and for something new. A truck came to number 9 this morning. Out went boxes, a blue bed and one enormous plant. Then we saw a small hand in the top window. It waved twice, and the curtain fell. Somebody little lives there now. How do you say hello to a curtain? Let your first work give us ideas.',
    close:
      'Show your family today what you would show a new neighbor. Then wave twice at your own window. Across the row, the curtain moves. A small hand comes out and waves back, twice. That is a start, writes Leilani, and underlines it.',
  },
  {
    title: 'Too Many Hellos',
    description: 'The Helpers bring everything at once. It is a lovely mistake.',
    opener:
      'Yesterday a hand waved back at us. So this morning we all ran over at once. We had a drum, a wagon, nine toddlers and a cake. The door stayed shut. It was too much! Think of your own first day somewhere. One friendly face is plenty. Wendell says a bus fills up best one rider at a time. We have ten days, {child}. Take your work today one thing at a time, too.',
    close:
      'Pick just one thing and tell your family all about it. We left one small thing on the step of number 9. It is an orange with a smile on it. By supper, the orange was gone.',
  },
  {
    title: 'The Orange Answers',
    description: 'The orange comes back with a hat. A conversation has begun.',
    opener:
      'Since yesterday we have been looking at the step of number 9. Today the orange was back! It wore a tiny hat, folded with care. Anjali turned it around and around. Whoever made it has clever fingers. A hat is an answer, if you can read it. So now we answer the answer. Good talk goes back and forth, like catch. Toss your best thinking to someone at home today.',
    close:
      'Ask your family one question about your work and let them answer. Then answer back. Anjali made the orange a scarf and set it out again. An hour later it had shoes. This could take all summer, and nobody minds.',
  },
  {
    title: 'A Name on the Wind',
    description: 'The new neighbor sends a word. Nobody on the row can read it yet.',
    opener:
      'Yesterday the orange got shoes. Today it held a tiny flag with letters unknown to us. Oskar turned it upside down, and that did not help. Then Nkechi took it to the fruit seller on the corner. There was a shout of joy. It is Georgian, and it is a name: Nino! There are many ways to write down the sounds of the world. Look closely at things that seem strange today, {child}.',
    close:
      'Show your family something from today that looked strange at first. Write or draw your own name and hang it in the window. We did the same. At number 9, the curtain opened by the width of a nose.',
  },
  {
    title: 'The Window Game',
    description: 'A game through a window is still a game.',
    opener:
      'Yesterday we found out the name Nino. Today Oskar invented a game for two windows. One side makes a shape with the arms. The other side copies it and adds one more. By turn ten, Nino stood on one leg and held both ears. So did Oskar, and so did the mail carrier. No one had said a word! We are halfway now. Show with your whole self today what you can do.',
    close:
      'Act out one answer without any words, and let your family guess. Nino laughed behind the window. We could see it but not hear it. Tomorrow, says Leilani, we would like to hear it.',
  },
  {
    title: 'The Door Opens a Crack',
    description: 'A sound comes out of number 9. It is not what anyone expected.',
    opener:
      'Yesterday we could see a laugh. This morning the door stood open by a hand. Out came music, fast and bright, with stamping in it. Nkechi tapped along on the porch rail. When the tapping stopped, the stamping stopped too. When it went on, the feet answered. Nino was dancing behind the door! You can listen with your feet, it seems. Listen well today, {child}, and answer with care.',
    close:
      'Clap a rhythm for your family and let them clap it back. Then show your work. The door opened one more hand. We saw a foot in a red sock, tapping. It is a very good foot, we all agree.',
  },
  {
    title: 'Two Red Socks',
    description: 'Nino comes as far as the step. The Helpers do the hardest thing of all.',
    opener:
      'Yesterday we saw one red sock. Today there were two, and a whole Nino above them. Nino sat down on the step with the orange. All nine toddlers wanted to run over. But Wendell held up the old bus whistle, and nobody ran. We sat down on our own steps, right across. We waved, and we waited. It is hard to wait, and it is kind. Give each task the time that it needs today.',
    close:
      'Tell your family what you took your time with today. After a while, Baby Lou crawled over the grass, Wendell close behind. Nino got up, came halfway and sat down right there. Nobody on the row breathed.',
  },
  {
    title: 'Words to Trade',
    description: 'Nino has one language, the Helpers another, the toddlers a third.',
    opener:
      'Yesterday Nino sat down with Baby Lou. Today there is a trade on the grass. We say hello, and Nino says gamarjoba. We say thank you, and Nino says madloba. Baby Lou says bub, and it means everything. You give a word away and still have it. You just get richer! Trade what you found out today with someone, {child}. See what they can give you back.',
    close:
      'Teach your family one thing today, and let them teach you something. Thank them with madloba. Nino now has forty-one new words. One is puddle, which Nino uses for rain, soup and Oskar.',
  },
  {
    title: "Nino's Turn",
    description: 'Today the newest neighbor has a plan, and the Helpers follow it.',
    opener:
      "Yesterday we traded words until dark. This morning somebody knocked on the porch room door. There stood Nino with a list, just like Leilani's. It had nine pictures on it, one for each toddler. It was a game from home, with hoops and a song. The Helpers looked at each other. Today we do not lead. We follow. See your work with fresh eyes, and let someone help you.",
    close:
      'Let someone in your family choose which work you show today. All nine toddlers hopped through hoops, one of them backward. Nino tied it all together with a song. We are practicing it for tomorrow.',
  },
  {
    title: 'The Newest Helper',
    description: 'Ten days after the wave, there is a party and a song.',
    opener:
      "Last night we all hummed Nino's song in our beds. Today Persimmon Row is full of hoops. It began with a wave and an orange, remember? You were there for all of it, {child}. You slowed down, looked closely and answered with care. That is what a Helper does. Anjali has made two name tags, and one is for Nino. Guess whose the other is. Finish your last work and come over. The door is wide open.",
    close:
      'Pin on your name tag, for you are a Helper now. Show your family the best work of all ten days. Nino does, too, in two languages. On the top step sits a fresh orange with a crown.',
  },
]
