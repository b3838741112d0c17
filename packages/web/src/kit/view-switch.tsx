import { SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';

type View = 'cards' | 'rows';

export function ViewSwitch({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="View"
      value={value}
      onChange={(view) => onChange(view === 'rows' ? 'rows' : 'cards')}
      data={[
        { value: 'cards', label: <Choice word="Cards" icon={IconLayoutGrid} /> },
        { value: 'rows', label: <Choice word="Rows" icon={IconList} /> },
      ]}
    />
  );
}

function Choice({ word, icon: Icon }: { word: string; icon: typeof IconList }) {
  return (
    <span data-tip={word} style={{ display: 'grid', placeItems: 'center', height: 20 }}>
      <Icon size={16} aria-hidden />
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
