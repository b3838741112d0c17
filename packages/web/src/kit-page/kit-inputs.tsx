import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { InlineEdit } from '../kit/inline-edit.tsx';
import { MultiPick, Pick } from '../kit/multi-pick.tsx';
import { Panel } from '../kit/panel.tsx';
import { SearchInput } from '../kit/search-input.tsx';

const choices = ['The Hundred', 'England Men', 'England Women', 'Vitality Blast'];

/** Inputs of the kit, which keep typed text. */
export function KitInputs() {
  const [text, setText] = useState('Opening night');
  const [search, setSearch] = useState('');
  const [brands, setBrands] = useState<string[]>(['The Hundred']);
  const [company, setCompany] = useState<string | null>(null);
  return (
    <Panel title="Inputs">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
        <SearchInput value={search} onChange={setSearch} placeholder="Search" />
        <MultiPick aria-label="Brands" data={choices} value={brands} onChange={setBrands} creatable />
        <Pick
          aria-label="Company"
          placeholder="Company"
          data={choices}
          value={company}
          onChange={setCompany}
          creatable
        />
        <InlineEdit label="Title" value={text} onSave={async (next) => setText(next)} />
      </SimpleGrid>
    </Panel>
  );
}
