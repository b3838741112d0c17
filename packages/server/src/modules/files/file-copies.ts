import type { FileDocument } from '@pavilion/domain/files';
import type { Brief, Deliverable } from '@pavilion/domain/production';

/** Fields that a file carries of its deliverable, for access rules (which look at one document) and for lists of files. */
export function copiesOfDeliverable(deliverable: Deliverable) {
  const { department, brand, partner, type, format, folderName, collections, inCollection } = deliverable;
  return {
    delID: deliverable.id,
    delTitle: deliverable.title,
    delState: deliverable.state,
    prodID: deliverable.production,
    prodTitle: deliverable.productionTitle,
    ...{ department, brand, partner, type, format, folderName, collections, inCollection },
  };
}

/** Fields that the references of a brief carry of it. */
export function copiesOfBrief({ title, department, brands, partner }: Brief) {
  return { prodTitle: title, department, brands, partner };
}

/** Fields that a note carries of its file. */
export function noteCopies({ department, brand, partner, delState, delID, status }: FileDocument) {
  return { department, brand, partner, delState, delID, fileStatus: status };
}
