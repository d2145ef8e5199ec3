/** See `wordPicture`. */
export const actions: Record<string, string> = {}
