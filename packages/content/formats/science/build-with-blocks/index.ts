import type { Format } from '../../../types.ts'
import { blockBridge } from './block-bridge.ts'

/** A general way of working that builds; it fits every science skill. */
export const buildWithBlocks: Format[] = [blockBridge]
