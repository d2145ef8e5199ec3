import { drawing } from './drawing.ts'

/** What lies on the table: a sheet, crayons and scissors, a ball and a bubble of speech. */
export const tableArt = [
  drawing(
    96,
    96,
    '<path d="M18 10h46l16 16v60H18z" class="card"/><path d="M64 10v16h16" class="sky"/><path d="M30 40h36M30 54h24" class="sky-line"/><path d="m32 72 6 6 12-14" class="path"/>',
  ),
  drawing(
    96,
    96,
    '<path d="M14 44 23 14l9 30v40H14z" class="green"/><path d="m36 44 9-30 9 30v40H36z" class="red"/><path d="m58 44 9-30 9 30v40H58z" class="blue"/><path d="M14 52h18M36 52h18M58 52h18M14 74h18M36 74h18M58 74h18"/>',
  ),
  drawing(
    96,
    96,
    '<path d="M12 16h60a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H44L28 70V56H20a8 8 0 0 1-8-8z" class="card"/><path d="M26 30h38M26 42h24" class="pink-line"/><circle cx="70" cy="72" r="16" class="yellow"/><path d="M56 66c10 2 20 10 22 20M84 64c-8 0-16 8-16 22"/>',
  ),
]
