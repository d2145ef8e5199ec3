/** See `wordPicture`. */
export const soundsTfd: Record<string, string> = {}
