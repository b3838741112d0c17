import { apiModuleOf, scopeRefusal, searchIndexes } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { defineModule } from '../../module.ts';
import { answerSearches } from './answer-searches.ts';
import { reapSearches } from './reap-searches.ts';

const answer = os.search.handler(({ input, context: { search, viewer, token } }) => {
  const refusal = token && scopeRefusal(token.scopes, apiModuleOf(searchIndexes[input.index].type.name), 'read');
  if (refusal) throw new Refusal('NOT_ALLOWED', refusal);
  return search.run(viewer, input);
});

export const search = defineModule({
  calls: { search: answer },
  jobs: [reapSearches],
  start: async (context, atEnd) => atEnd(answerSearches(context)),
});
