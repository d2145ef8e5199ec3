import type { Artwork } from '@pencil-quest/contract/drawing'

export const artwork: Artwork = {
  cover: {
    label: 'A lighthouse and an arch of toy bricks by the water',
    lines: `<path d="M40 230h320v24H40zM60 206h60v24H60zM120 206h60v24h-60zM220 206h60v24h-60zM280 206h60v24h-60zM60 182h48v24H60zM292 182h48v24h-48z"/><path d="M108 206v-24h40v-24h104v24h40v24M148 182h104M180 158v24M220 158v24"/><path d="M70 182v-8h12v8M88 182v-8h12v8M300 182v-8h12v8M320 182v-8h12v8M160 158v-8h12v8M194 158v-8h12v8M228 158v-8h12v8"/><path d="M178 150l6-86h32l6 86M181 108h38M183 86h34M186 64v-22h28v22M180 64h40M186 42l14-18 14 18zM200 24v-10"/><path d="M228 48l64-22M228 56l70 2M172 48l-64-22M172 56l-70 2"/><path d="M20 268q15-10 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"/><path d="M150 284q12-8 24 0t24 0 24 0 24 0"/><circle cx="200" cy="54" r="6"/>`,
  },
  spots: [],
}
