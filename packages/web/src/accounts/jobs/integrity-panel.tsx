import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { countWords, formatCount, formatInstant } from '@pavilion/domain';
import {
  type Finding,
  findingKinds,
  type IntegrityReport,
  integrityReports,
  mostListed,
  reportId,
} from '@pavilion/domain/integrity';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useAskJobsPageAgain } from './health-panel.tsx';
import { SetAside } from './set-aside.tsx';

/** The last check of stored files and counters, in sentences, with the buttons to check and to mend. */
export function IntegrityPanel() {
  const { document: report } = useDoc(integrityReports, reportId);
  const check = useCall(calls.integrity.check);
  const mend = useCall(calls.integrity.mend);
  const askPageAgain = useAskJobsPageAgain();
  const mendable = report?.findings.filter((finding) => finding.mendable).length ?? 0;
  return (
    <Panel
      title="Files and Counters"
      note="Compares stored files and counters with what the documents say, each night and when you ask."
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            loading={check.pending}
            onClick={() => void check.run({}).then(askPageAgain)}
          >
            Check Now
          </Button>
          {mendable > 0 && (
            <Button size="xs" loading={mend.pending} onClick={() => void mend.run({}).then(askPageAgain)}>
              Mend What Can Be Mended
            </Button>
          )}
        </Group>
      }
    >
      <Stack gap="sm">
        <Text size="sm">{report ? stateWords(report) : 'Nothing has been checked yet.'}</Text>
        {report?.error && <Alert color="red">{report.error}</Alert>}
        {report?.mended && <Text size="sm">Last mending: {report.mended}</Text>}
        {report && <Findings report={report} />}
        <SetAside key={report?.mended ?? ''} />
      </Stack>
    </Panel>
  );
}

function stateWords(report: IntegrityReport): string {
  if (report.state === 'checking') return 'A check is running.';
  if (report.state === 'mending') return 'The findings are being mended.';
  const looked = `${countWords(report.files, 'stored file')} and ${countWords(report.counters, 'counter')} were compared`;
  if (report.state === 'reading') return `${looked}. The bytes of files are being read.`;
  if (!report.finished_at) return 'No check has been finished yet.';
  const read = `the bytes of ${formatCount(report.read)} were read`;
  const rest = report.readUpTo ? ' The next checks read the others.' : '';
  const found = report.findings.length === 0 ? ' Nothing is wrong.' : '';
  return `${formatInstant(report.finished_at)}: ${looked}, ${read}.${rest}${found}`;
}

const titles: Record<Finding['kind'], string> = {
  missing: 'Missing Files',
  changed: 'Changed Files',
  stray: 'Stray Files',
  counter: 'Wrong Counters',
};

function Findings({ report }: { report: IntegrityReport }) {
  const counts = {
    missing: report.missing,
    changed: report.changed,
    stray: report.strays,
    counter: report.wrongCounters,
  };
  return findingKinds.map((kind) => (
    <FindingList
      key={kind}
      title={titles[kind]}
      total={counts[kind]}
      findings={report.findings.filter((finding) => finding.kind === kind)}
    />
  ));
}

const mostAtFirst = 10;

interface FindingListProps {
  title: string;
  total: number;
  findings: readonly Finding[];
}

function FindingList({ title, total, findings }: FindingListProps) {
  const [all, setAll] = useState(false);
  if (findings.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600}>
        {title} ({formatCount(total)})
      </Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {findings.slice(0, all ? mostListed : mostAtFirst).map(({ sentence, link }) => (
          <List.Item key={sentence}>
            {sentence}{' '}
            {link && (
              <PageLink to={link} size="sm" aria-label={`Open the page of: ${sentence}`}>
                Open
              </PageLink>
            )}
          </List.Item>
        ))}
      </List>
      {!all && findings.length > mostAtFirst && (
        <Anchor component="button" size="sm" onClick={() => setAll(true)}>
          Show {formatCount(findings.length - mostAtFirst)} More
        </Anchor>
      )}
      {all && total > findings.length && (
        <Text size="xs" c="dimmed">
          The first {formatCount(findings.length)} are listed.
        </Text>
      )}
    </section>
  );
}
