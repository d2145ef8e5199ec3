import type { Format } from '../../../types.ts'
import { meetTheGuest } from './meet-the-guest.ts'
import { threeClues } from './three-clues.ts'
import { townMeeting } from './town-meeting.ts'

/** General formats led by speaking and hearing; they fit every social studies skill. */
export const voices: Format[] = [townMeeting, meetTheGuest, threeClues]
