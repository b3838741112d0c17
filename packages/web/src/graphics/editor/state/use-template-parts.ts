import { brandKits, fields, type Slide, slides, slots, type Template, templates } from '@pavilion/domain/graphics';
import { useDoc, useLive } from '@pavilion/sync/react';

const inOrder = [{ field: 'order', direction: 'asc' } as const];

/** A template and its slides, layers and fields, as everyone edits them. */
export function useTemplateParts(id: string) {
  const { document: template, status } = useDoc(templates, id);
  const parts = { where: { template: id }, orderBy: inOrder };
  const [slideList, slotList, fieldList] = [useLive(slides, parts), useLive(slots, parts), useLive(fields, parts)];
  const { document: kit } = useDoc(brandKits, template?.kit);
  const isLoading = status === 'loading' || [slideList, slotList, fieldList].some((list) => list.status === 'loading');
  return {
    status: isLoading ? ('loading' as const) : ('ready' as const),
    template: template as Template | undefined,
    slides: slideList.documents as readonly Slide[],
    slots: slotList.documents,
    fields: fieldList.documents,
    kit,
  };
}
export type TemplateParts = ReturnType<typeof useTemplateParts>;
