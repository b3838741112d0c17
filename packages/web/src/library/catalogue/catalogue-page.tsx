import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { catalogueSorts, deliverables, facets } from '@pavilion/domain';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import { urlChoice, urlList, urlPage, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useWindowWidth } from '../../kit/use-window-width.ts';
import { useSearchPage } from '../../parts/use-search-page.ts';
import classes from './catalogue-page.module.css';
import { CatalogueResults } from './catalogue-results.tsx';
import { catalogueSearch, facetLabels, sortLabels } from './catalogue-search.ts';
import { FacetList, FacetRow } from './facet-list.tsx';

const address = {
  search: urlText(),
  department: urlList(),
  type: urlList(),
  brand: urlList(),
  format: urlList(),
  partner: urlList(),
  sort: urlChoice(catalogueSorts, 'best'),
  page: urlPage(),
};
const signed = { state: 'signed' };
const noFacets = { department: [], type: [], brand: [], format: [], partner: [] };

/** Window width in pixels from which the filters stand beside the cards; below it they are a row above them. */
const facetsBeside = 1_500;

/** The catalogue of signed deliverables (LIB-001 to LIB-012). */
export function CataloguePage() {
  const [url, setUrl] = useUrlState(address);
  const beside = useWindowWidth() >= facetsBeside;
  const filters = { ...url, text: url.search };
  const found = useSearchPage(deliverables, 'deliverables', catalogueSearch(filters, url.page, url.sort), signed);
  // A deliverable recalled or rejected since the search leaves the catalogue at once.
  const items = useMemo(() => found.documents.filter(({ state }) => state === 'signed'), [found.documents]);
  const chosen = facets.flatMap((facet) => url[facet].map((value) => ({ facet, value })));
  // Without search words there is no best match, and the newest comes first.
  const sorts = catalogueSorts.filter((sort) => sort !== 'best' || url.search.trim() !== '');
  const filtered = chosen.length > 0 || url.search.trim() !== '';

  return (
    <div className={classes.page} data-beside={beside}>
      {beside && (
        <aside className={classes.facets} aria-label="Filters">
          <FacetList filters={filters} onChange={setUrl} />
        </aside>
      )}
      <Stack gap="md" miw={0}>
        <FilterBar active={filtered} onClear={() => setUrl({ search: '', ...noFacets })}>
          <SearchInput
            value={url.search}
            onChange={(search) => setUrl({ search })}
            placeholder="Search the catalogue"
            w={340}
          />
          <Select
            aria-label="Sort by"
            w={150}
            data={sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
            value={sorts.includes(url.sort) ? url.sort : 'newest'}
            onChange={(sort) => setUrl({ sort: catalogueSorts.find((known) => known === sort) ?? 'best' })}
          />
          {!beside && <FacetRow filters={filters} onChange={setUrl} />}
          {chosen.map(({ facet, value }) => (
            <Group key={`${facet} ${value}`} gap={2} className={classes.chosen} wrap="nowrap">
              <Text size="xs">
                <span className={classes.facet}>{facetLabels[facet]}: </span>
                {value}
              </Text>
              <ActionIcon
                size={20}
                aria-label={`Remove the filter ${facetLabels[facet]}: ${value}`}
                onClick={() => setUrl({ [facet]: url[facet].filter((each) => each !== value) })}
              >
                <IconX size={12} />
              </ActionIcon>
            </Group>
          ))}
          {found.total > 0 && (
            <Text size="xs" c="dimmed" className="tabular">
              {found.more && 'More than '}
              {countWords(found.total, 'result')}
            </Text>
          )}
        </FilterBar>
        <CatalogueResults
          items={items}
          total={found.total}
          more={found.more}
          page={url.page}
          loading={found.loading}
          fetching={found.fetching}
          refusal={found.refusal}
          filtered={filtered}
          onRetry={found.again}
          onPage={(page) => {
            setUrl({ page });
            window.scrollTo({ top: 0 });
          }}
        />
      </Stack>
    </div>
  );
}
