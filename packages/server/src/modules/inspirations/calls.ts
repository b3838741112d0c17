import { addLink, loadInspiration } from './add-link.ts';
import { refreshInspirationTags } from './count-tags.ts';

export const inspirationsHandlers = { addLink, loadInspiration, refreshInspirationTags };
