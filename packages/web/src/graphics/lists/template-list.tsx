import { Button, Stack } from '@mantine/core';
import { graphics, templates } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useGrowingList } from '../../parts/use-growing-list.ts';
import { graphicLimits, withinWords } from '../../parts/within-words.ts';
import { useCan, useUser } from '../../session/session-provider.tsx';
import { CardList } from './card-list.tsx';
import { DeletedTemplates } from './deleted-templates.tsx';
import { NewTemplate } from './new-template.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateFilterRow } from './template-filter-row.tsx';
import {
  graphicsPerPage,
  isFiltered,
  noTemplateFilters,
  templateFields,
  templateSearch,
  templateWhere,
} from './template-filters.ts';

/** Graphics of a person among which the latest templates are looked for. */
const looked = 60;

/** Templates: those that can be used, and for designers also the drafts (GFX-034). */
export function TemplateList() {
  const [values, setValues] = useUrlState(templateFields);
  const [adding, setAdding] = useState(false);
  const user = useUser();
  const { id: person } = user;
  const within = withinWords(user, graphicLimits);
  const designs = useCan('designTemplates');
  const recent = useRecentTemplates(person, values.show === 'recent');
  const of = useMemo(() => ({ person, designs, recent: recent.ids }), [person, designs, recent.ids]);
  const count = values.page * graphicsPerPage;
  const list = useGrowingList(templates, {
    index: 'templates',
    where: templateWhere(values, of),
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    count,
    search: templateSearch(values, of, count),
    failed: 'The templates could not be loaded.',
  });
  const add = designs && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      New Template
    </Button>
  );
  return (
    <Stack gap="md">
      <TemplateFilterRow
        values={values}
        designs={designs}
        onChange={setValues}
        onClear={() => setValues(noTemplateFilters)}
        actions={add}
      />
      {designs && values.state === 'deleted' ? (
        <DeletedTemplates />
      ) : (
        <CardList
          list={{ ...list, loading: list.loading || recent.loading }}
          label="Templates"
          onMore={() => setValues({ page: values.page + 1 })}
          empty={
            isFiltered(values) ? (
              <EmptyState>No templates match these filters.</EmptyState>
            ) : (
              <EmptyState action={add}>
                {designs ? `There are no templates${within} yet.` : `No template has been published${within} yet.`}
              </EmptyState>
            )
          }
        >
          {(template) => <TemplateCard template={template} designs={designs} />}
        </CardList>
      )}
      {designs && <NewTemplate opened={adding} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** Templates of the latest graphics of a person. */
function useRecentTemplates(person: string, when: boolean): { ids: readonly string[]; loading: boolean } {
  const { documents, status } = useLive(
    graphics,
    when
      ? { where: { created_by: person }, orderBy: [{ field: 'updated_at', direction: 'desc' }], limit: looked }
      : null,
  );
  const ids = useMemo(() => [...new Set(documents.map(({ template }) => template))], [documents]);
  return { ids, loading: when && status === 'loading' };
}
