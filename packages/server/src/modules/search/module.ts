import { os } from '../../engines/calls/os.ts';
import { defineModule } from '../../module.ts';
import { answerSearches } from './answer-searches.ts';
import { reapSearches } from './reap-searches.ts';

const answer = os.search.handler(({ input, context: { search, viewer } }) => search.run(viewer, input));

export const search = defineModule({
  calls: { search: answer },
  jobs: [reapSearches],
  start: async (context, atEnd) => atEnd(answerSearches(context)),
});
