import type { Format } from '../../../types.ts'
import { errorHunt } from './error-hunt.ts'
import { peerReview } from './peer-review.ts'
import { proofAuction } from './proof-auction.ts'
import { standAndDefend } from './stand-and-defend.ts'

/** Ways of working for children who like to test, doubt and argue: 3rd to 5th grade. */
export const olderFormats: Format[] = [peerReview, proofAuction, errorHunt, standAndDefend]
