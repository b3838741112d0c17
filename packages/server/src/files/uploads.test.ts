import { deliverables } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, openWorkspace, sampleOf, type Workspace } from './test-workspace.ts';

let work: Workspace;
beforeAll(async () => {
  work = await openWorkspace();
  await work.person('editor-anna', { production_access: true, production_drafts: true });
  await work.person('owner-omar', { production_access: true, production_drafts: true, production_feedback: true });
});
afterAll(() => work.close());

describe('uploading a version', () => {
  it('PRD-059 DAT-135 moves the deliverable to feedback with the next version, and empties the reviews', async () => {
    const brief = await work.brief();
    const deliverable = await work.deliverable({
      production: brief.id,
      productionTitle: brief.title,
      owners: ['owner-omar'],
      reviewStatus: { 'owner-omar': 'Approve' },
    });
    const bytes = bytesOf.mp4();
    const sent = await work.upload('editor-anna', { what: 'deliverable', delID: deliverable.id }, 'cut 1.mp4', bytes, {
      sample: sampleOf(bytes),
    });
    expect(sent.refused).toBeUndefined();
    const after = await work.store.get(deliverables, deliverable.id);
    expect(after).toMatchObject({ state: 'feedback', currentVersion: 1, currentFileID: sent.id, reviewStatus: {} });
    const file = await work.file(sent.id);
    expect(file).toMatchObject({
      what: 'deliverable',
      status: 'review',
      version: 1,
      assetType: 'video',
      size: bytes.length,
      department: 'Digital',
    });
    expect(file.sourcePath).toMatch(
      new RegExp(`^files/\\d{4}/Digital/Ashes 2027/Trailer/${deliverable.id}/cut 1-.+\\.mp4$`),
    );
    expect(file.events.map((event) => [event.action, event.user])).toEqual([['Uploaded', 'editor-anna']]);
    const got = await work.fetch('editor-anna', `/api/files/${sent.id}/original`);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
  });
});
