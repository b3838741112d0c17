import { Stack, Text } from '@mantine/core';
import { type Configuration, config, configurationId, type Settings, settingLabels } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { formatCount } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { Select } from '../../kit/select.tsx';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { ChangeHistory } from '../change-history.tsx';
import { SettingPart } from './setting-part.tsx';
import classes from './settings.module.css';
import { allParts, settingsGroups, settingsParts } from './settings-parts.ts';

const address = { part: urlChoice(allParts, 'departments'), search: urlText() };

/** Settings: the lists and names that the rest of the product offers (DAT-053, PLT-090). */
export function SettingsPage() {
  const [{ part, search }, set] = useUrlState(address);
  const { document, status } = useDoc(config, configurationId);
  if (status === 'loading') return <PleaseWait />;
  if (!document) return <EmptyState>The settings could not be found.</EmptyState>;
  const { note } = settingsParts[part];
  return (
    <div className={classes.page}>
      <PartList configuration={document} chosen={part} onChoose={(next) => set({ part: next, search: '' })} />
      <Stack gap="lg" miw={0}>
        <Panel title={settingLabels[part]} note={note}>
          <SettingPart
            key={part}
            setting={part}
            configuration={document}
            search={search}
            onSearch={(next) => set({ search: next })}
          />
        </Panel>
        <ChangeHistory
          key={part}
          of={['setting', part]}
          noun="it"
          rev={document._rev}
          read={(page) => calls.accounts.settingHistory({ field: part, ...page })}
        />
      </Stack>
    </div>
  );
}

interface PartListProps {
  configuration: Configuration;
  chosen: keyof Settings;
  onChoose: (part: keyof Settings) => void;
}

/** Settings by name, in groups; a single select on narrow screens. */
function PartList({ configuration, chosen, onChoose }: PartListProps) {
  return (
    <>
      <Select
        className={classes.picker}
        label="Setting"
        data={settingsGroups.map(({ label, parts }) => ({
          group: label,
          items: parts.map((part) => ({ value: part, label: settingLabels[part] })),
        }))}
        value={chosen}
        onChange={(part) => part && onChoose(part)}
      />
      <nav className={classes.parts} aria-label="Settings">
        {settingsGroups.map(({ label, parts }) => (
          <div key={label}>
            <h2 className={classes.group}>{label}</h2>
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <PageLink
                    to="/admin/settings"
                    search={(part === 'departments' ? {} : { part }) as never}
                    className={classes.part}
                    data-chosen={part === chosen}
                    aria-current={part === chosen ? 'page' : undefined}
                    underline="never"
                  >
                    <span>{settingLabels[part]}</span>
                    {settingsParts[part].counts && (
                      <span className="tabular">{formatCount((configuration[part] as readonly unknown[]).length)}</span>
                    )}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {configuration.updated_by && (
          <Text size="xs" c="dimmed" px={10}>
            Last changed by <PersonName id={configuration.updated_by} fallback="Pavilion" />,{' '}
            <RelativeDate value={configuration.updated_at} ago />
          </Text>
        )}
      </nav>
    </>
  );
}
