import { defineModule } from '../../module.ts';
import { buildZip } from './build-zip.ts';
import { libraryHandlers } from './calls.ts';
import { countCollections } from './count-collections.ts';
import { expireZips } from './expire-zips.ts';
import { keepOwner } from './keep-owner.ts';
import { placeItems } from './place-items.ts';
import { recountCollections } from './recount-collections.ts';
import { shelveItems } from './shelve-items.ts';
import { registerZips } from './zip-routes.ts';

export const library = defineModule({
  calls: libraryHandlers,
  effects: [placeItems, countCollections, keepOwner, shelveItems],
  jobs: [buildZip, expireZips, recountCollections],
  routes: [registerZips],
});
