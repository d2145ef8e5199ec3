import type { Artwork } from '@pencil-quest/contract/drawing'

export const artwork: Artwork = {
  cover: {
    label: 'A row of houses with a garden, a kite and a toy wagon',
    lines: `<path d="M40 232v-90l50-40 50 40v90zM150 232v-110h100v110zM142 122l58-50 58 50zM262 232v-84h98v84zM254 148h114l-18-34h-78z"/><path d="M78 232v-40h24v40M60 156h22v22H60zM98 156h22v22H98zM188 232v-46h24v46M166 140h22v24h-22zM212 140h22v24h-22zM300 232v-36h24v36M276 166h20v18h-20zM328 166h20v18h-20z"/><path d="M20 232h360"/><circle cx="96" cy="214" r="1.5" fill="#000"/><path d="M60 54l26-20 18 26-26 20zM60 54l44 6M86 34l-8 46M78 80c-6 10 6 14 0 24s6 12 0 20"/><path d="M230 262h56l-6 18h-44zM286 264l22-18"/><circle cx="244" cy="284" r="7"/><circle cx="274" cy="284" r="7"/><path d="M110 262c-8 0-8-12 0-12 0-8 12-8 12 0 8 0 8 12 0 12M116 262v20M152 266c-6 0-6-10 0-10 0-6 10-6 10 0 6 0 6 10 0 10M157 266v16"/><path d="M320 40a18 18 0 1 1 0 .1M320 12v4M320 64v4M292 40h4M344 40h4"/>`,
  },
  spots: [],
}
