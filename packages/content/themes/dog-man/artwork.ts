import type { Artwork } from '@pencil-quest/contract/drawing'

export const artwork: Artwork = {
  cover: {
    label: 'A hound with a magnifying glass in front of a small town office',
    lines: `<path d="M36 232V112h150v120zM28 112h166l-14-26H42z"/><path d="M54 134h34v30H54zM134 134h34v30h-34zM96 232v-52h30v52M71 134v30M54 149h34M151 134v30M134 149h34"/><path d="M66 86V64h90v22M20 232h360"/><path d="M84 76h54"/><path d="M250 130c-6-26 18-46 44-42 26-4 48 16 42 42 4 22-14 40-42 40s-48-18-44-40z"/><path d="M254 108c-20-6-32 12-30 34 2 16 14 22 22 10M332 108c20-6 32 12 30 34-2 16-14 22-22 10"/><circle cx="278" cy="124" r="4" fill="#000"/><circle cx="308" cy="124" r="4" fill="#000"/><path d="M284 140h18l-9 9zM293 149v8M293 157c-6 6-14 4-16-2M293 157c6 6 14 4 16-2"/><path d="M262 168c-10 20-14 42-12 64M326 168c10 20 14 42 12 64M250 232c0-12 18-12 18 0M320 232c0-12 18-12 18 0"/><path d="M252 196l-36 6"/><circle cx="200" cy="204" r="18"/><path d="M262 94c6-16 20-22 32-20 14-2 26 4 32 20"/><path d="M60 262c0-8 12-8 12 0s-12 8-12 0M54 254l1 1M66 250l0 1M78 254l-1 1M110 274c0-8 12-8 12 0s-12 8-12 0M104 266l1 1M116 262l0 1M128 266l-1 1"/>`,
  },
  spots: [],
}
