/** Seconds; specification 1, section 9. */
export const expectedSeconds = 240
export const slowAfter = 300
export const likelyDoneAfter = 420
/** Percent that is not passed while the plan is being made. */
export const runningCap = 95

export interface Progress {
  percent: number
  /** `m:ss`, or words once the expected time is over. */
  timeLeft: string
  /** Which of the three notices fits. */
  notice: 'usual' | 'slow' | 'likely-done'
}

export function progressAt(elapsedSeconds: number, isCompleted: boolean, finishing: string): Progress {
  const elapsed = Math.max(0, elapsedSeconds)
  const left = expectedSeconds - elapsed
  return {
    percent: isCompleted ? 100 : Math.min(runningCap, Math.round((elapsed / expectedSeconds) * 100)),
    timeLeft: left > 0 ? minutesAndSeconds(left) : finishing,
    notice: elapsed >= likelyDoneAfter ? 'likely-done' : elapsed >= slowAfter ? 'slow' : 'usual',
  }
}

/** 125 to `2:05`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** What a stage took: 120 to `0.1 s`, 95 000 to `1:35`. */
export function stageTime(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds >= 60) return `${minutesAndSeconds(seconds)} min`
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
