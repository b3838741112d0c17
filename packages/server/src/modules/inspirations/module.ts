import { defineModule } from '../../module.ts';
import { addLink, loadInspiration } from './add-link.ts';
import { countComments } from './count-comments.ts';
import { countTags, recountInspirationTags, refreshInspirationTags, tidyNewTags } from './count-tags.ts';
import { readInspiration } from './read-inspiration.ts';
import { removeParts } from './remove-parts.ts';
import { readLink, takeLink } from './take-link.ts';

export const inspirations = defineModule({
  calls: { addLink, loadInspiration, refreshInspirationTags },
  effects: (config) => [takeLink(config), tidyNewTags, readLink, countTags, countComments, removeParts],
  jobs: [readInspiration, recountInspirationTags],
});
