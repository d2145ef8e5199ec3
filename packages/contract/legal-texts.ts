export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export interface LegalText {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

export const privacyText: LegalText = {
  title: 'Privacy',
  intro:
    'What Pencil Quest keeps of your family, what for, and how to get it back or get rid of it. In short: little, for your plans only, and you can delete all of it yourself.',
  sections: [
    {
      heading: 'Who has your data',
      paragraphs: [
        'Pencil Quest is a program that somebody runs on a machine of their own: you, a friend, a school, a library. Your data is on that machine, and whoever runs it is answerable for it. The people who write Pencil Quest get none of it.',
      ],
    },
    {
      heading: 'What is kept',
      paragraphs: [],
      points: [
        'Your account: first and last name, email, print preferences, and your password as a scrambled value that nobody can read back. If you sign in with another service, the picture that it gives us.',
        'Where you are signed in: what kind of browser, and since when. You see the list in Settings.',
        'Your children: the name you choose to type (a nickname is fine), age, grade, learning style and interests.',
        'Your plans: what you asked for, the plan, its worksheets, the printed files, and notes on how it was made.',
        'What you tell us in feedback. A survey that you send without signing in is not tied to anybody.',
      ],
    },
    {
      heading: 'Your child’s name stays here',
      paragraphs: [
        'Children do not use Pencil Quest: a grown-up does, and the child works on paper.',
        'The name stays in the profile. Plans are stored with a blank in its place, which is filled in when you look at a plan or print it. Whoever makes the plan gets age, grade, learning style and interests, never the name. It is in no log.',
        'The printed files do carry the name. They are for you alone, and go when you delete the profile, the plan or the account.',
      ],
    },
    {
      heading: 'Who else sees something',
      paragraphs: [
        'A new plan can be opened by anyone who has its link. They see the plan without your child’s name and without anything about you. Each plan has a Share button that makes it private.',
        'Nothing is sold, and there is no advertising. No script of another company runs on the pages where you are signed in, on plans, or where you choose a new password. Whoever runs this server may count visits to its public pages.',
        'If you sign in with another service, that service learns that you did. If this server sends mail, the mail goes through the mail service of whoever runs it: links to choose a new password, notices about your password, and, if you ask for it, that a plan is ready. No mail names your child.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'One cookie and one stored key keep you signed in. Besides, your browser remembers small things for you: light or dark, the paper you chose last, and what you have typed into a plan that is not sent yet. None of it follows you to other sites.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Profiles, plans and feedback stay until you delete them or your account. A sign-in ends after 14 days without use, and after 30 days in any case. A link to choose a new password works for an hour.',
        'Whoever runs this server may keep backups. What you delete stays in older backups until those are replaced.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: ['All of it without asking anybody:'],
      points: [
        'Look and correct: your name and email under Your Profile, your children on the dashboard.',
        'Take it with you: Settings, Download my data. You get everything in one file.',
        'Delete: a plan, a child’s profile, or, in Settings, the account with everything in it, at once.',
        'For anything else, ask the person who runs this server.',
      ],
    },
  ],
}

export const termsText: LegalText = {
  title: 'Terms',
  intro: 'The few rules for using Pencil Quest here.',
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'Accounts are for adults: parents, carers, teachers. You plan for children that you are responsible for, and you may enter what you enter about them.',
        'Keep your password to yourself. What is done with your account counts as done by you.',
      ],
    },
    {
      heading: 'You are there, we are not',
      paragraphs: [
        'Plans suggest things to do with pencils, scissors, glue, kitchen things and the outdoors. You know your child and your home: read the safety notes, stay close, and leave out or change what does not fit, for instance because of an allergy.',
        'Plans help a child practise. They replace neither school nor the advice of a teacher, doctor or therapist, and they promise no result. Every answer key is checked by a second program, and still: if something looks wrong, trust your own eyes, and tell us.',
      ],
    },
    {
      heading: 'What you may do with plans',
      paragraphs: [
        'What you make is yours to print, copy, share and change, for your family, your class or your group. Please do not sell it.',
        'The themes name worlds that children love. Those names belong to their owners, who have nothing to do with Pencil Quest and do not endorse it. We draw castles and dragons of our own, never their characters or logos.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not try to reach what belongs to others, to overload the server, or to use it for anything but plans. Whoever runs this server may set limits, and may close an account that breaks these rules.',
      ],
    },
    {
      heading: 'As it is',
      paragraphs: [
        'Pencil Quest is free software under the MIT licence, offered as it is and without warranty, as far as the law allows. Whoever runs this server decides how long it runs: download your data if you would miss it.',
        'You can stop at any time: delete your account in Settings.',
      ],
    },
  ],
}

export const creditsText: LegalText = {
  title: 'Credits',
  intro: 'What Pencil Quest is made of, and whom we thank.',
  sections: [
    {
      heading: 'Words, worksheets and drawings',
      paragraphs: [
        'Activities, stories, worksheets and answer keys are our own. So are all drawings, on the screen and on paper: lines and shapes made for this product. There are no photos, no stock pictures and no characters of others.',
        'Pencil Quest is free software under the MIT licence.',
      ],
    },
    {
      heading: 'Standards',
      paragraphs: [
        'Some activities carry the code of a learning standard, so that you can look it up. The goals beside it are worded by us; the text of the standards is not copied.',
      ],
      points: [
        'Common Core State Standards (math, English language arts): © Copyright 2010. National Governors Association Center for Best Practices and Council of Chief State School Officers. All rights reserved.',
        'Next Generation Science Standards: NGSS is a registered trademark of WestEd. Neither WestEd nor the lead states and partners that developed the standards were involved in making this product, and they do not endorse it.',
        'College, Career, and Civic Life (C3) Framework for Social Studies State Standards: National Council for the Social Studies, 2013.',
      ],
    },
    {
      heading: 'Names of worlds',
      paragraphs: [
        'Harry Potter, LEGO, The Legend of Zelda, The Baby-Sitters Club, Wings of Fire, Dragon Masters and Dog Man are names that belong to their owners, who have nothing to do with Pencil Quest and do not endorse it.',
      ],
    },
    {
      heading: 'Software',
      paragraphs: [
        'Built on the work of many open-source projects, among them Node.js, TypeScript, Fastify, PostgreSQL, Drizzle, pg-boss, Chromium, React, TanStack, Radix UI, Tailwind CSS and zod. The icons are Lucide (ISC licence).',
      ],
    },
  ],
}

export const fontsText = {
  heading: 'Fonts',
  intro: 'All under the SIL Open Font License 1.1, from Fontsource packages, served by this server itself.',
  licence: 'Read the licence',
  licenceUrl: 'https://openfontlicense.org',
} as const
