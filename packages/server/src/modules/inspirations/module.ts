import { defineModule } from '../../module.ts';
import { inspirationsHandlers } from './calls.ts';
import { countComments } from './count-comments.ts';
import { countTags, recountInspirationTags } from './count-tags.ts';
import { readInspiration } from './read-inspiration.ts';
import { removeParts } from './remove-parts.ts';
import { takeLink } from './take-link.ts';

export const inspirations = defineModule({
  calls: inspirationsHandlers,
  effects: [takeLink, countTags, countComments, removeParts],
  jobs: [readInspiration, recountInspirationTags],
});
