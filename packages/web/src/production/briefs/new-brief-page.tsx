import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { BottomActions } from '../../kit/bottom-actions.tsx';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { submits } from '../../kit/submits.ts';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { hasCriteria, needsWords, stepNeeds, useBriefDraft } from './brief-draft.ts';
import { BriefWizard } from './brief-wizard.tsx';
import { CriteriaFields } from './criteria-fields.tsx';
import { useMakeBrief } from './use-make-brief.ts';

const address = { step: urlText() };

/** A new brief: the simple form (PRD-015, PRD-016, PRD-017, PRD-018), or all fields step by step (PRD-019, PRD-020, PRD-021). */
export function NewBriefPage() {
  const [url, setUrl] = useUrlState(address);
  const { draft, set, replace } = useBriefDraft();
  const make = useMakeBrief({ draft, set, onMade: () => replace({}) });
  const needs = stepNeeds('Criteria', draft);
  const errors = make.refusal?.fields ?? {};
  // Each step is an entry of the browser's history: Back goes to the step before.
  const goTo = (step: string) => setUrl({ step }, { push: true });
  const startAgain = () => {
    replace({});
    notifyUndo('The form is empty again.', () => replace(draft));
  };
  if (url.step && hasCriteria(draft)) {
    return (
      <BriefWizard
        draft={draft}
        set={set}
        errors={errors}
        step={url.step}
        onStep={goTo}
        onBack={() => goTo('')}
        onMake={make.run}
        making={make.pending}
      />
    );
  }
  return (
    <Paper withBorder p="lg" maw={640} component="form" onSubmit={submits(() => goTo('Outline'))}>
      <Stack gap="md">
        <CriteriaFields draft={draft} set={set} errors={errors} />
        <Group justify="space-between">
          <Text size="xs" c="dimmed" flex="1 1 160px">
            {needs.length > 0 ? needsWords(needs) : 'Continue to the details, or create the draft now.'}
          </Text>
          <BottomActions>
            <Button
              variant="default"
              disabled={needs.length > 0}
              loading={make.pending}
              onClick={() => void make.run()}
            >
              Create Draft Now
            </Button>
            <Button type="submit" disabled={needs.length > 0}>
              Continue
            </Button>
          </BottomActions>
        </Group>
        {(draft.title || draft.made) && (
          <Text size="xs" c="dimmed">
            What you type is kept in this browser.{' '}
            <Anchor component="button" type="button" size="xs" onClick={startAgain}>
              Start again
            </Anchor>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
