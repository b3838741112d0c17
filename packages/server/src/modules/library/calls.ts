import { addToCollection, removeFromCollection, setFolder } from './collection-calls.ts';
import { countCatalogue } from './count-catalogue.ts';
import { countCollections } from './count-visible.ts';
import { deleteZip, requestZip } from './zip-calls.ts';

export const libraryHandlers = {
  addToCollection,
  removeFromCollection,
  setFolder,
  countCatalogue,
  countCollections,
  requestZip,
  deleteZip,
};
