import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import {
  type Brief,
  briefs,
  pagePath,
  refuseSubmission,
  refuseTellingOfDraft,
  seesWholeBriefs,
} from '@pavilion/domain';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useChoice, useConfirm } from '../../kit/confirm.tsx';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { Panel } from '../../kit/panel.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';

/** The Status card: draft or submitted, submit, completed (PRD-026, OPN-051). */
export function BriefStatus({ brief }: { brief: Brief }) {
  return (
    <Panel title="Status">
      <Group justify="space-between">
        <StatusBadge status={brief.completed ? 'completed' : brief.status} />
        {brief.status === 'Draft' ? <SubmitButton brief={brief} /> : <CompletedSwitch brief={brief} />}
      </Group>
    </Panel>
  );
}

/** PRD-032. Completing asks first while deliverables have no sign-off, since it takes them out of the queues. */
export function CompletedSwitch({ brief }: { brief: Brief }) {
  const writes = useCan('writeBriefs');
  const seesAll = seesWholeBriefs(useViewer());
  const choose = useChoice();
  const navigate = useNavigate();
  const complete = useCall(calls.production.setBriefCompleted);
  const open = brief.totalDels - brief.signedDels;
  const agreed = async () => {
    const leave = seesAll && open === 1 ? 'It leaves' : 'They leave';
    const reminded = seesAll && open === 1 ? 'it' : 'them';
    // Those who do not see all deliverables learn no number of them.
    const many = open === 1 ? '1 deliverable has' : `${formatCount(open)} deliverables have`;
    const answer = await choose({
      title: 'Complete this brief?',
      text: `${seesAll ? many : 'Some of its deliverables have'} no sign-off. ${leave} the feedback queue, the worklist and the work planner, and nobody is reminded of ${reminded}. The brief can be opened again.`,
      confirm: 'Complete',
      other: 'Show Them',
    });
    if (answer === 'other') void navigate({ to: pagePath(briefs, brief), search: { group: 'state' } as never });
    return answer === 'confirm';
  };
  const set = async (completed: boolean) => {
    if (completed && open > 0 && !(await agreed())) return;
    if (!(await complete.run({ id: brief.id, completed }))) return;
    notifyUndo(completed ? 'The brief is completed.' : 'The brief is open again.', () =>
      complete.run({ id: brief.id, completed: !completed }),
    );
  };
  return (
    <Switch
      label="Completed"
      checked={brief.completed}
      disabled={!writes}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  );
}

/** PRD-023 */
export function DraftBanner({ brief }: { brief: Brief }) {
  const viewer = useViewer();
  const submits = refuseSubmission(viewer, brief) === null;
  const tells = refuseTellingOfDraft(viewer, brief) === null;
  return (
    <Alert variant="light" color="yellow" icon={<IconPencil size={18} />} title="Draft">
      <Group justify="space-between">
        <Text size="sm">
          It is in Draft Briefs. The list of briefs leaves drafts out.
          {submits && ' Submit it when it is ready.'}
          {!submits && tells && ' A production admin submits it. Tell them when it is finished.'}
        </Text>
        {submits ? <SubmitButton brief={brief} /> : tells && <FinishedButton brief={brief} />}
      </Group>
    </Alert>
  );
}

function FinishedButton({ brief }: { brief: Brief }) {
  const tell = useCall(calls.production.tellOfDraft, {
    done: ({ told }) =>
      told > 0 ? `${countWords(told, 'production admin')} told` : 'No production admin has access to this brief.',
  });
  return (
    <Button size="xs" loading={tell.pending} onClick={() => void tell.run({ id: brief.id })}>
      Tell the Production Admins
    </Button>
  );
}

/** PRD-030 */
function SubmitButton({ brief }: { brief: Brief }) {
  const submits = refuseSubmission(useViewer(), brief) === null;
  const submit = useCall(calls.production.submitBrief, { done: 'Brief submitted' });
  const confirm = useConfirm();
  const run = async () => {
    const text = 'Everyone in production will find this brief in the list, and its chat channel is made.';
    if (await confirm({ title: 'Submit this brief?', text, confirm: 'Submit' })) await submit.run({ id: brief.id });
  };
  if (!submits) return null;
  return (
    <Button size="xs" loading={submit.pending} onClick={() => void run()}>
      Submit
    </Button>
  );
}
