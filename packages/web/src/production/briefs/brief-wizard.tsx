import { Button, Group, Paper, Stack, Stepper, Text } from '@mantine/core';
import { wizardSteps } from '@pavilion/domain';
import { BottomActions } from '../../kit/bottom-actions.tsx';
import { submits } from '../../kit/submits.ts';
import { useWindowWidth } from '../../kit/use-window-width.ts';
import { needsWords, stepNeeds } from './brief-draft.ts';
import classes from './brief-wizard.module.css';
import { DeliverablesStep } from './deliverables-step.tsx';
import type { StepProps } from './draft-fields.ts';
import { InspirationsStep } from './inspirations-step.tsx';
import { BudgetStep, ChannelsStep, DetailStep, OutlineStep } from './wizard-steps.tsx';

interface BriefWizardProps extends StepProps {
  step: string;
  onStep: (step: string) => void;
  /** Switches to the simple form. */
  onBack: () => void;
  onMake: () => Promise<void>;
  making: boolean;
}

const stepOf = {
  Outline: OutlineStep,
  Detail: DetailStep,
  Inspirations: InspirationsStep,
  'Budget / People': BudgetStep,
  Channels: ChannelsStep,
  Deliverables: DeliverablesStep,
};

/** The steps of a full brief (PRD-019, PRD-020, PRD-021). The address has the step, so that a reload returns to it. */
export function BriefWizard({ draft, set, errors, step, onStep, onBack, onMake, making }: BriefWizardProps) {
  const narrow = useWindowWidth() < 768;
  const steps = wizardSteps(draft);
  const at = Math.max(0, (steps as readonly string[]).indexOf(step));
  const current = steps[at] ?? 'Outline';
  const Fields = stepOf[current];
  const needs = stepNeeds(current, draft);
  const last = at === steps.length - 1;
  // A step can be reached once all before it are complete.
  const reachable = (index: number) => steps.slice(0, index).every((each) => stepNeeds(each, draft).length === 0);
  const forward = async () => {
    if (needs.length > 0) return;
    if (!last) onStep(steps[at + 1] ?? current);
    else await onMake();
  };
  return (
    <Paper
      withBorder
      p="lg"
      maw={820}
      className={classes.wizard}
      component="form"
      onSubmit={submits(forward)}
      aria-label={draft.title}
    >
      <Stack gap="lg" className={classes.parts}>
        {narrow ? (
          <Text size="sm" c="dimmed">
            Step {at + 1} of {steps.length}: {current}
          </Text>
        ) : (
          <Stepper
            active={at}
            size="xs"
            iconSize={28}
            onStepClick={(index) => reachable(index) && onStep(steps[index] ?? 'Outline')}
          >
            {steps.map((each, index) => (
              <Stepper.Step key={each} label={each} allowStepSelect={reachable(index)} />
            ))}
          </Stepper>
        )}
        <Stack gap="md" component="section" className={classes.fields} aria-label={current}>
          <Fields draft={draft} set={set} errors={errors} />
        </Stack>
        <Group justify="space-between" className={classes.foot}>
          <Text size="xs" c="dimmed" flex="1 1 160px" aria-live="polite">
            {needs.length > 0 ? needsWords(needs) : 'What you type is kept in this browser.'}
          </Text>
          <BottomActions>
            <Button variant="default" onClick={() => (at === 0 ? onBack() : onStep(steps[at - 1] ?? 'Outline'))}>
              Back
            </Button>
            <Button type="submit" disabled={needs.length > 0} loading={making}>
              {last ? 'Create Draft' : 'Continue'}
            </Button>
          </BottomActions>
        </Group>
      </Stack>
    </Paper>
  );
}
