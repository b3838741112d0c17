import type { Configuration, Settings } from '@pavilion/domain/accounts';
import { CalendarEventsForm } from '../../parts/calendar-events-form.tsx';
import type { EntryKind } from './entry-kind.ts';
import { channels, competitions, deliverableTypes, isWordList, words } from './entry-kinds.ts';
import { EntryList } from './entry-list.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { OrganisationFields, StatusNames, TournamentFields } from './setting-fields.tsx';
import { useEditSettings } from './use-edit-settings.ts';

interface SettingPartProps {
  setting: keyof Settings;
  configuration: Configuration;
  search: string;
  onSearch: (search: string) => void;
}

/** Editor for one setting. */
export function SettingPart({ setting, configuration, search, onSearch }: SettingPartProps) {
  const edit = useEditSettings(configuration);
  const list = <T,>(entries: readonly T[], kind: EntryKind<T>, changes: (entries: T[]) => Partial<Settings>) => (
    <EntryList
      setting={setting}
      kind={kind}
      entries={entries}
      search={search}
      onSearch={onSearch}
      onSave={(next, said) => edit(changes(next), said)}
    />
  );
  if (isWordList(setting)) return list(configuration[setting], words, (next) => ({ [setting]: next }));
  switch (setting) {
    case 'delTypes':
      return list(configuration.delTypes, deliverableTypes, (delTypes) => ({ delTypes }));
    case 'competitions':
      return list(configuration.competitions, competitions, (next) => ({ competitions: next }));
    case 'channels':
      return list(configuration.channels, channels, (next) => ({ channels: next }));
    case 'delStatuses':
      return <StatusNames configuration={configuration} onSave={edit} />;
    case 'calendarEvents':
      return <CalendarEventsForm configuration={configuration} />;
    case 'tournament':
      return <TournamentFields configuration={configuration} onSave={edit} />;
    case 'administratorsNeedSecondFactor':
      return <SecondFactorRule configuration={configuration} onSave={edit} />;
    case 'organisation':
    case 'ownCompany':
      return <OrganisationFields configuration={configuration} setting={setting} onSave={edit} />;
  }
}
