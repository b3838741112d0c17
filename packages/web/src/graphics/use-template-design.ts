import { brandKits, type Design, designOf, fields, publications, slides, slots, type Template } from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

const inOrder = [{ field: 'order', direction: 'asc' }] as const;

interface TemplateDesign {
  /** Undefined while it loads. */
  design: Design | undefined;
  /** Differs when the design does. */
  version: string;
}

/** What a template shows: its published state, or for a draft its slides, layers and fields as they stand. */
export function useTemplateDesign(template: Template): TemplateDesign {
  const { document: published } = useDoc(publications, template.publication);
  const parts = template.publication ? null : { where: { template: template.id }, orderBy: [...inOrder] };
  const drafted = { slides: useLive(slides, parts), slots: useLive(slots, parts), fields: useLive(fields, parts) };
  const ready = Object.values(drafted).every(({ status }) => status === 'ready');
  const { document: kit } = useDoc(brandKits, parts ? template.kit : null);
  const [slideList, slotList, fieldList] = [
    drafted.slides.documents,
    drafted.slots.documents,
    drafted.fields.documents,
  ];
  const draft = useMemo(
    () => (ready ? designOf({ template, slides: slideList, slots: slotList, fields: fieldList, kit }) : undefined),
    [ready, template, slideList, slotList, fieldList, kit],
  );
  if (template.publication) return { design: published?.design, version: template.publication };
  const all = [template, ...slideList, ...slotList, ...fieldList, ...(kit ? [kit] : [])];
  const revisions = all.reduce((sum, { _rev }) => sum + _rev, 0);
  return { design: draft, version: `${template.id} ${all.length} ${revisions}` };
}
