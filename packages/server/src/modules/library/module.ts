import { defineModule } from '../../module.ts';
import { buildFilm } from './build-film.ts';
import { buildZip } from './build-zip.ts';
import { addToCollection, removeFromCollection, setFolder } from './collection-calls.ts';
import { countCatalogue } from './count-catalogue.ts';
import { countItems } from './count-collections.ts';
import { countCollections } from './count-visible.ts';
import { expireZips } from './expire-zips.ts';
import { joinClips } from './join-clips-call.ts';
import { keepOwner } from './keep-owner.ts';
import { measureItems, measureOldItems, takeMeasures } from './measure-items.ts';
import { placeItems } from './place-items.ts';
import { recountCollections } from './recount-collections.ts';
import { shelveItems } from './shelve-items.ts';
import { tellOfShare } from './tell-of-share.ts';
import { undoRemoval } from './undo-removal.ts';
import { deleteZip, requestZip } from './zip-calls.ts';
import { registerZips } from './zip-routes.ts';

export const library = defineModule({
  calls: {
    addToCollection,
    removeFromCollection,
    undoRemoval,
    setFolder,
    countCatalogue,
    countCollections,
    requestZip,
    joinClips,
    deleteZip,
  },
  effects: [placeItems, measureItems, takeMeasures, countItems, keepOwner, shelveItems, tellOfShare],
  jobs: [buildZip, buildFilm, expireZips, recountCollections],
  routes: [registerZips],
  upgrades: { measureOldItems },
});
