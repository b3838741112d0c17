import { defineModule } from '../../module.ts';
import { check, checkIntegrity, mend } from './check-integrity.ts';
import { listSetAside, putBack } from './set-aside.ts';

export const integrity = defineModule({
  calls: { check, mend, listSetAside, putBack },
  jobs: [checkIntegrity],
});
