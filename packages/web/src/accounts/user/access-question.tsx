import { Alert, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { nounLabel } from '@pavilion/domain';
import type { Capability } from '@pavilion/domain/access';
import type { User } from '@pavilion/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { OptionNote } from '../../kit/option-note.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Select } from '../../kit/select.tsx';
import { usePages } from '../../shell/pages-context.ts';
import type { PageRoute } from '../../shell/route-types.ts';
import { type Askable, askable, askableCalls } from './access-subject.ts';
import { useAskableSearch } from './use-askable-search.ts';

type Kind = 'page' | 'call' | Askable;

const kinds: { value: Kind; label: string }[] = [
  { value: 'page', label: 'Page' },
  { value: 'call', label: 'Action' },
  ...(Object.keys(askable) as Askable[]).map((value) => ({ value, label: nounLabel(askable[value]) })),
];
const collectionOf = (kind: Kind): Askable | null => (kind === 'page' || kind === 'call' ? null : kind);

/** Explains whether and why a user has access to a page, action or document, by evaluating the real rules as that user. */
export function AccessQuestion({ user }: { user: User }) {
  const [kind, setKind] = useState<Kind>('page');
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (next: Kind) => {
    setKind(next);
    setChosen(null);
  };
  return (
    <Panel
      title="Why can’t they see this?"
      note="Checks access for this person, with the roles and restrictions above."
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <Select
            label="Access to"
            data={kinds}
            value={kind}
            onChange={(next) => choose((next as Kind | null) ?? 'page')}
          />
          {kind === 'page' && <PageChoice value={chosen} onChange={setChosen} />}
          {kind === 'call' && <CallChoice value={chosen} onChange={setChosen} />}
          {collectionOf(kind) && (
            <DocumentChoice key={kind} collection={kind as Askable} value={chosen} onChange={setChosen} />
          )}
        </SimpleGrid>
        {chosen && <Reply key={`${kind} ${chosen}`} user={user} kind={kind} chosen={chosen} />}
      </Stack>
    </Panel>
  );
}

interface ChoiceProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

function PageChoice({ value, onChange }: ChoiceProps) {
  const data = usePages().map(({ path, title }) => ({ value: path, label: title }));
  return <Picker label="Page" data={data} value={value} onChange={onChange} />;
}

function CallChoice({ value, onChange }: ChoiceProps) {
  const { data = [] } = useQuery({ queryKey: ['askable-calls'], queryFn: askableCalls, staleTime: Infinity });
  return (
    <Picker
      label="Action"
      data={data.map(({ name, summary }) => ({ value: name, label: summary }))}
      value={value}
      onChange={onChange}
    />
  );
}

function Picker({
  label,
  data,
  value,
  onChange,
}: ChoiceProps & { label: string; data: { value: string; label: string }[] }) {
  return (
    <Select
      label={label}
      placeholder="Type to search"
      searchable
      clearable
      nothingFoundMessage={`No ${label.toLowerCase()}s found.`}
      data={data}
      value={value}
      onChange={onChange}
    />
  );
}

function DocumentChoice({ collection, value, onChange }: ChoiceProps & { collection: Askable }) {
  const [typed, setTyped] = useState('');
  // Keep the chosen option in the list when a later search no longer finds it.
  const [kept, setKept] = useState<{ value: string; label: string } | null>(null);
  const { found, searching } = useAskableSearch(collection, kept?.label === typed ? '' : typed);
  const options = found.map(({ id, label }) => ({ value: id, label }));
  const notes = new Map(found.map(({ id, note }) => [id, note]));
  return (
    <Select
      label={nounLabel(askable[collection])}
      placeholder="Type to search"
      searchable
      clearable
      nothingFoundMessage={searching ? 'Please wait' : `No ${askable[collection].about.plural} found.`}
      waiting={searching}
      // The server has filtered already, and also finds misspellings.
      filter={({ options: all, search }) =>
        all.filter((option) => 'value' in option && (notes.has(option.value) || search === kept?.label))
      }
      data={kept && !options.some((option) => option.value === kept.value) ? [kept, ...options] : options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={(next, option) => {
        setKept(next ? { value: next, label: option.label } : null);
        onChange(next);
      }}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          <OptionNote>{notes.get(option.value)}</OptionNote>
        </div>
      )}
    />
  );
}

function subjectOf(pages: readonly PageRoute[], kind: Kind, chosen: string) {
  if (kind === 'call') return { kind, name: chosen };
  if (kind !== 'page') return { kind: 'document' as const, collection: kind, id: chosen };
  const needs: Capability = pages.find(({ path }) => path === chosen)?.needs ?? 'signedIn';
  return { kind, needs };
}

/** The answer follows the switches above, which change the user. */
function Reply({ user, kind, chosen }: { user: User; kind: Kind; chosen: string }) {
  const { answer, loading, refusal, again } = useAnswer(
    calls.accounts.explainAccess,
    { user: user.id, subject: subjectOf(usePages(), kind, chosen) },
    { since: user._rev },
  );
  if (refusal) return <ErrorState height={120} message={refusal.message} onRetry={() => void again()} />;
  if (loading || !answer) return <Text c="dimmed">Please wait</Text>;
  const { allowed, reasons } = answer;
  return (
    <Alert color={allowed ? 'teal' : 'orange'} role="status">
      <Text size="sm" fw={600}>
        {allowed ? `Yes, ${user.name} has access.` : `No, ${user.name} does not have access.`}
      </Text>
      {reasons.length === 1 ? (
        <Text size="sm">{reasons[0]}</Text>
      ) : (
        <List size="sm">
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
