/** See `wordPicture`. */
export const animals: Record<string, string> = {}
