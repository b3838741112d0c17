import { type Field, factFits, factsOfferedTo } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { useModel } from '../state/editor.ts';

/** The fact of a match that fills a field, for templates about a match (GFX-020). */
export function FactPick({ field, onChange }: { field: Field; onChange: (fact: string | null) => void }) {
  const { template } = useModel();
  // One that was chosen before stays in sight.
  const facts = factsOfferedTo(template.kind).filter((fact) => factFits(field.type, fact) || fact.key === field.fact);
  if (facts.length === 0) return null;
  return (
    <Select
      size="xs"
      label="Filled from the match"
      placeholder="Typed by makers"
      clearable
      searchable
      data={facts.map(({ key, label }) => ({ value: key, label }))}
      value={field.fact ?? null}
      onChange={onChange}
    />
  );
}
