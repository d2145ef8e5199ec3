const half = 720

export function hourOf(minutes: number): number {
  return Math.floor((minutes % half) / 60) || 12
}

export function written(minutes: number): string {
  return `${hourOf(minutes)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Where both hands are. */
export function handsOf(minutes: number): string {
  const [hour, next] = [hourOf(minutes), hourOf(minutes + 60)]
  const rest = minutes % 60
  const short = rest === 0 ? `short hand at ${hour}` : `short hand between ${hour} and ${next}`
  return `${short}, ${rest % 5 === 0 ? `long hand at ${rest === 0 ? 12 : rest / 5}` : `long hand at minute ${rest}`}`
}
