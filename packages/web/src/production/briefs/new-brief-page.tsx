import { Button, Group, MultiSelect, Paper, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { briefs, briefTemplates, missingForBrief } from '@pavilion/domain';
import { useInsert } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type RefusalWords, refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';

interface Form {
  title: string;
  department?: string | undefined;
  template: (typeof briefTemplates)[number];
  brands: string[];
  commercial?: boolean | undefined;
  partner?: string | undefined;
  contact?: string | undefined;
  owners: string[];
}

const empty: Form = { title: '', template: 'Content', brands: [], owners: [] };

/** The simple form of a new brief (PRD-015..018). What is typed stays through reloads until the brief is made. */
export function NewBriefPage() {
  const user = useUser();
  const lists = useConfiguration();
  const insert = useInsert(briefs);
  const navigate = useNavigate();
  const [form, setForm] = useRemembered<Form>('new-brief', { ...empty, department: user.department });
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords>();
  const set = (changes: Partial<Form>) => setForm({ ...form, ...changes });
  const missing = missingForBrief(form);

  const make = async () => {
    setSaving(true);
    try {
      const brief = await insert({
        ...form,
        partner: form.commercial ? form.partner : undefined,
        authorName: user.name,
      });
      setForm(empty);
      void navigate({ to: '/brief/$id', params: { id: brief.id } });
    } catch (error) {
      const words = refusalWords(error);
      setRefusal(words);
      notifyError(words.message);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Paper withBorder p="lg" maw={640} component="form" onSubmit={submits(make)}>
      <Stack gap="md">
        <TextInput
          label="Title"
          required
          value={form.title}
          error={refusal?.fields.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
          data-autofocus
        />
        <Group grow align="flex-start">
          <Select
            label="Department"
            required
            searchable
            data={lists.departments}
            value={form.department ?? null}
            error={refusal?.fields.department}
            onChange={(department) => set({ department: department ?? undefined })}
          />
          <Select
            label="Template"
            data={[...briefTemplates]}
            value={form.template}
            allowDeselect={false}
            onChange={(template) => set({ template: briefTemplates.find((known) => known === template) ?? 'Content' })}
          />
        </Group>
        <MultiSelect
          label="Brands"
          required
          searchable
          data={lists.brand}
          value={form.brands}
          error={refusal?.fields.brands}
          onChange={(brands) => set({ brands })}
        />
        <Radio.Group
          label="Partner Content"
          required
          value={form.commercial === undefined ? null : String(form.commercial)}
          onChange={(value) =>
            set({ commercial: value === 'true', ...(value === 'true' ? {} : { partner: undefined }) })
          }
        >
          <Group mt={6}>
            <Radio value="true" label="Yes" />
            <Radio value="false" label="No" />
          </Group>
        </Radio.Group>
        {form.commercial && (
          <Select
            label="Partner"
            required
            searchable
            data={lists.partners}
            value={form.partner ?? null}
            error={refusal?.fields.partner}
            onChange={(partner) => set({ partner: partner ?? undefined })}
          />
        )}
        <PersonPick
          label="Point of contact"
          required
          holding="giveFeedback"
          value={form.contact}
          error={refusal?.fields.contact}
          onChange={(contact) => set({ contact: contact ?? undefined })}
        />
        <PeoplePick
          label="Default feedbackers"
          required
          holding="giveFeedback"
          value={form.owners}
          error={refusal?.fields.owners}
          onChange={(owners) => set({ owners })}
        />
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {missing.length > 0
              ? `Still needed: ${missing.map((need) => words[need]).join(', ')}`
              : 'Ready to continue'}
          </Text>
          <Button type="submit" disabled={missing.length > 0} loading={saving}>
            Continue
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

const words = {
  title: 'title',
  department: 'department',
  brands: 'brands',
  commercial: 'partner content answer',
  partner: 'partner',
  contact: 'point of contact',
  owners: 'default feedbackers',
} as const;
