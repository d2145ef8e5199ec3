/** See `wordPicture`. */
export const soundsBms: Record<string, string> = {}
