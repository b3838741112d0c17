import { expect, test } from '@playwright/test';
import { openViewerStage, readFilm, recording } from './viewer-stage.ts';

test('a film that has not been read has times of whole seconds, and says why until it has timecodes (ARC-102)', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { server, ann, cli } = await openViewerStage(browser, { unread: true });
  try {
    await cli.goto(`${server.url}/#/recording/${recording}`);
    const film = cli.getByRole('region', { name: 'Film' });
    await expect(film.getByRole('status', { name: 'Timecode' })).toContainText('0:00');
    await expect(film.getByText('Whole seconds: the film has not been read')).toBeVisible();
    await readFilm(ann, server);
    await expect(film.getByRole('status', { name: 'Timecode' })).toContainText('10:00:00:00');
    await expect(film.getByText(/^Whole seconds/)).toHaveCount(0);
  } finally {
    await server.stop();
  }
});
