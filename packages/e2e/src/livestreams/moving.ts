import { expect, type Page } from '@playwright/test';

/** Checks that the film plays and its picture changes. */
export async function expectMoving(page: Page): Promise<void> {
  const picture = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = 32;
      canvas.height = 18;
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0, 32, 18);
      return { at: video.currentTime, dots: [...(context?.getImageData(0, 0, 32, 18).data ?? [])].join() };
    });
  const before = await picture();
  await expect.poll(async () => (await picture()).at, { timeout: 30_000 }).toBeGreaterThan(before.at + 0.5);
  expect((await picture()).dots).not.toBe(before.dots);
}
