import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { briefs, type Deliverable } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { inPortions } from '../in-portions.ts';
import { movedWords } from './batch-words.ts';
import { gainsWords, moveLabel } from './move-words.ts';
import { takeBack, titlesOf } from './use-batch.ts';

interface MoveToBriefProps {
  moved: readonly Deliverable[];
  opened: boolean;
  onClose: () => void;
  onMoved?: () => void;
}

/** Window that moves one or several deliverables to another brief (OPN-091). */
export function MoveToBrief({ moved, opened, onClose, onMoved }: MoveToBriefProps) {
  const what = moved.length === 1 ? moved[0]!.title : countWords(moved.length, 'deliverable');
  return (
    <Modal opened={opened} onClose={onClose} title={`Move ${what} to another brief`}>
      <MoveForm moved={moved} onClose={onClose} onMoved={onMoved} />
    </Modal>
  );
}

function MoveForm({ moved, onClose, onMoved }: Omit<MoveToBriefProps, 'opened'>) {
  const form = useFormValues({ brief: '' });
  const { brief } = form.values;
  const { document: target } = useDoc(briefs, brief || undefined);
  const own = moved.flatMap(({ production }) => production ?? []);
  const gaining = useAnswer(
    calls.production.previewMove,
    { ids: moved.map(({ id }) => id), brief },
    { when: brief !== '', anew: true },
  );
  const gains = brief && !gaining.previous ? gaining.answer : undefined;
  const warning = gains ? gainsWords(gains, moved.length) : null;
  const move = async () => {
    if (!brief) return form.setErrors({ brief: 'Choose a brief.' });
    const outcome = await inPortions(
      moved.map(({ id }) => id),
      (id) => id,
      (ids) => calls.production.moveToBrief({ ids, brief }),
    );
    const [first] = outcome.refused;
    if (first && outcome.done.length === 0) return form.setErrors({ brief: first.reason });
    const undo = { ask: calls.production.undoMove, titleOf: titlesOf(moved) };
    const said = movedWords(outcome, target ? `“${target.title}”` : 'the other brief');
    notifyUndo(said, () => takeBack(outcome.done, undo));
    onClose();
    onMoved?.();
  };
  return (
    <form noValidate onSubmit={submits(move)}>
      <Stack gap="md">
        <BriefPick
          label="Brief"
          data-autofocus
          without={own}
          {...form.choice('brief')}
          // One choice is no work to lose: the window closes without a question.
          onChange={(chosen) => form.fill('brief', chosen ?? '')}
        />
        {warning && (
          <Alert color="orange" role="status">
            {warning}
          </Alert>
        )}
        {gaining.refusal && (
          <Alert color="red" role="alert">
            {gaining.refusal.message}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          Versions, notes and decisions come along. Department, partner and collections become those of the other brief,
          and people who may not see that brief no longer see them.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={brief !== '' && gaining.fetching}
            disabled={brief !== '' && !gains && !gaining.fetching}
          >
            {gains ? moveLabel(gains) : 'Move'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
