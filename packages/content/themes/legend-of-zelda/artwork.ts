import type { Artwork } from '@pencil-quest/contract/drawing'

export const artwork: Artwork = {
  cover: {
    label: 'A mossy temple between trees, with a path, a compass and an acorn',
    lines: `<path d="M120 232v-96h160v96M108 136h184l-92-56z"/><path d="M140 232v-78M168 232v-78M232 232v-78M260 232v-78M182 232v-44c0-20 36-20 36 0v44"/><path d="M134 154h40M226 154h40"/><circle cx="200" cy="114" r="11"/><path d="M200 106v16M192 114h16"/><path d="M182 232c-20 24-60 30-92 50M218 232c10 22 10 34 2 50"/><path d="M60 232v-50M60 182c-26 0-36-18-28-34-6-22 14-40 30-36 18-10 40 8 34 30 10 18-6 40-36 40zM340 232v-50M340 182c-26 0-36-18-28-34-6-22 14-40 30-36 18-10 40 8 34 30 10 18-6 40-36 40z"/><path d="M20 240h94M286 240h94"/><circle cx="300" cy="42" r="24"/><path d="M300 26l6 16-6 16-6-16zM300 12v4M300 68v4M270 42h4M326 42h4"/><path d="M60 40q10-10 20 0t20 0M90 62q8-8 16 0t16 0"/><path d="M126 146q6 8 12 0t12 0 12 0M232 146q6 8 12 0t12 0 12 0"/><path d="M306 262c6-8 18-8 22 2 2 8-4 16-12 22-8-6-14-16-10-24zM304 262h26M317 256v-8"/>`,
  },
  spots: [],
}
