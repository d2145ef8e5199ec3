/** See `wordPicture`. */
export const things: Record<string, string> = {}
