import type { Finding } from '@pavilion/domain/integrity';
import type { Context } from '../../context.ts';

/** What mending a fault did, for the sentence about all. */
export type Mended = 'restored' | 'previewsWanted' | 'setAside' | 'counted';

/** A finding with the work that mends it, if anything can. */
export interface Fault extends Omit<Finding, 'mendable'> {
  mend?: (context: Context) => Promise<Mended>;
}
