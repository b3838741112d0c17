import { type GraphicKind, graphicKinds } from '@pavilion/domain';

/** "Fifty or hundred" */
export const kindWords = (kind: GraphicKind): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Choices of a kind, in their usual order. */
export const kindChoices = graphicKinds.map((kind) => ({ value: kind, label: kindWords(kind) }));
