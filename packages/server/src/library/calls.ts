import { addToCollection, removeFromCollection, setFolder } from './collection-calls.ts';
import { deleteZip, requestZip } from './zip-calls.ts';

export const libraryHandlers = { addToCollection, removeFromCollection, setFolder, requestZip, deleteZip };
