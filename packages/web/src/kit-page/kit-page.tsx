import { Button, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CountTabs } from '../kit/count-tabs.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { MediaThumb } from '../kit/media-thumb.tsx';
import { Panel } from '../kit/panel.tsx';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import { RelativeDate } from '../kit/relative-date.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { statusLooks } from '../parts/status-words.ts';
import { type Section, sections } from '../theme/accents.ts';
import { KitInputs } from './kit-inputs.tsx';
import { KitQuestions } from './kit-questions.tsx';
import { KitTable } from './kit-table.tsx';

const day = 86_400_000;
const people = ['Joe Root', 'Heather Knight', 'Ben Stokes', 'Nat Sciver-Brunt', 'Jofra Archer', 'Sophie Ecclestone'];

/** Every part of the kit, for viewing in both schemes and all accents. */
export function KitPage() {
  return (
    <Stack gap="lg">
      <Accents />
      <Panel title="States">
        <Group gap="sm">
          {Object.keys(statusLooks).map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Group>
      </Panel>
      <PeopleAndDates />
      <KitInputs />
      <KitQuestions />
      <Panel title="Pictures">
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <MediaThumb alt="" state="pending" extension="mp4" ratio={16 / 9} chips={['1920×1080', 'v1']} duration={83} />
          <MediaThumb alt="" state="broken" extension="psd" ratio={16 / 9} chips={['v2']} />
          <MediaThumb alt="" placeholder="1QcSHQRnh493V4dIh4eXh1h4kJUI" ratio={16 / 9} />
          <MediaThumb alt="" extension="pdf" ratio={16 / 9} />
        </SimpleGrid>
      </Panel>
      <Tabs />
      <KitTable />
      <SimpleGrid cols={3}>
        <PleaseWait />
        <EmptyState action={<Button variant="default">New brief</Button>}>There are no briefs yet.</EmptyState>
        <ErrorState message="The briefs could not be loaded." onRetry={() => undefined} />
      </SimpleGrid>
    </Stack>
  );
}

const Accents = () => (
  <Panel title="Accents" note="Each section has one.">
    <SegmentedControl
      data={[...sections]}
      onChange={(section) => {
        document.documentElement.dataset.section = section as Section;
      }}
    />
    <Group mt="md">
      <Button>Filled</Button>
      <Button variant="light">Light</Button>
      <Button variant="default">Default</Button>
      <Button variant="subtle">Subtle</Button>
      <Button color="red">Delete</Button>
      <Button color="green">Sign Off</Button>
    </Group>
  </Panel>
);

const PeopleAndDates = () => (
  <Panel title="People and dates">
    <Group gap="lg">
      {people.map((name) => (
        <Group key={name} gap="xs">
          <PersonAvatar name={name} />
          <Text size="sm">{name}</Text>
        </Group>
      ))}
      {[-9, -3, -1, 0, 1, 4, 20].map((days) => (
        <RelativeDate key={days} value={new Date(Date.now() + days * day).toISOString()} />
      ))}
    </Group>
  </Panel>
);

function Tabs() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <CountTabs
      label="Example"
      tabs={[
        { value: 'one', label: 'Open', count: 12 },
        { value: 'two', label: 'Done', count: 3 },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
}
