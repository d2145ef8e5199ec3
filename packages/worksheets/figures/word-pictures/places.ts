/** See `wordPicture`. */
export const places: Record<string, string> = {}
