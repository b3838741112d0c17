import { Stack } from '@mantine/core';
import { Panel } from '../../kit/panel.tsx';
import { Select } from '../../kit/select.tsx';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { EngineNotice } from '../parts/engine-notice.tsx';
import { AdHocStream } from './ad-hoc-stream.tsx';
import { FixtureList } from './fixture-list.tsx';

const address = { competition: urlText() };

/** Set Up: a fixture of the competition, or an ad hoc match (LIV-045 to LIV-054). */
export function SetUpPage() {
  usePageHead(undefined, [{ label: 'Recent Streams', to: '/livestreams/streams' }]);
  const { tournament } = useConfiguration();
  const [{ competition }, setUrl] = useUrlState(address);
  const chosen = competition !== '' && competition === tournament.id ? tournament : null;
  return (
    <Stack gap="md">
      <EngineNotice />
      <Panel title="Set Up">
        <Stack gap="lg">
          <Select
            label="Competition"
            placeholder="Choose a competition"
            clearable
            maw={420}
            value={chosen?.id ?? null}
            data={tournament.id ? [{ value: tournament.id, label: tournament.name || tournament.id }] : []}
            onChange={(id) => setUrl({ competition: id ?? '' })}
          />
          {chosen ? <FixtureList key={chosen.id} tournament={chosen.id} /> : <AdHocStream />}
        </Stack>
      </Panel>
    </Stack>
  );
}
