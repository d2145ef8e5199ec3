import type { Artwork } from '@pencil-quest/contract/drawing'

export const artwork: Artwork = {
  cover: {
    label: 'A round little ship with a star on its sail, near an island with a palm',
    lines: `<path d="M70 190h200c-6 34-30 50-60 50h-84c-30 0-50-18-56-50zM92 206h156"/><path d="M166 190V40M166 56c40 4 70 30 76 112h-76M166 64c-36 10-58 44-62 104h62"/><path d="M206 96l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z"/><path d="M166 40l34 8-34 10"/><circle cx="120" cy="218" r="7"/><circle cx="150" cy="220" r="7"/><circle cx="180" cy="220" r="7"/><circle cx="210" cy="218" r="7"/><path d="M20 250q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0M40 272q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"/><path d="M296 236c8-18 64-18 78 0M336 222c-4-30 2-56 12-76M348 146c-14-12-30-8-38 4 16-4 26-2 38-4zM348 146c0-16 12-26 28-22-12 6-18 12-28 22zM348 146c14-4 28 4 30 18-10-10-18-14-30-18zM348 146c-10 4-16 14-14 26 6-10 10-16 14-26z"/><circle cx="56" cy="56" r="22"/><path d="M56 22v6M56 84v6M22 56h6M84 56h6M32 32l4 4M76 76l4 4M32 80l4-4M76 36l4-4"/><path d="M290 60q10-10 20 0t20 0M262 84q8-8 16 0t16 0"/>`,
  },
  spots: [],
}
