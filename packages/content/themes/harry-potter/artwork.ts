import type { Artwork } from '@pencil-quest/contract/drawing'

export const artwork: Artwork = {
  cover: {
    label: 'A tower school on a hill under a moon, with a lantern and stars',
    lines: `<path d="M20 262c70-30 110-34 180-34s110 4 180 34"/><path d="M150 230v-96h100v96"/><path d="M140 134v-18h18v10h18v-10h18v10h12v-10h18v10h18v-10h18v18z"/><path d="M186 230v-34c0-18 28-18 28 0v34"/><path d="M96 240v-118h44v112M260 234v-152h44v158"/><path d="M88 122l30-56 30 56zM252 82l30-58 30 58z"/><path d="M118 66v-18l18 6-18 7M282 24V8l18 6-18 6"/><path d="M108 150h20v26h-20zM272 110h20v28h-20zM272 164h20v28h-20zM118 150v26M108 163h20M282 110v28M272 124h20M282 164v28M272 178h20"/><circle cx="200" cy="164" r="13"/><path d="M200 164v-8M200 164l6 4"/><path d="M60 52c-16 4-24 20-18 34 6 16 24 22 38 12-16 0-28-10-28-26 0-8 3-14 8-20z"/><path d="M340 60l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zM182 40l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1zM50 150l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"/><path d="M346 200v-12M338 200h16l6 34h-28zM336 240h20M346 210c-6 8-6 14 0 18 6-4 6-10 0-18z"/>`,
  },
  spots: [],
}
