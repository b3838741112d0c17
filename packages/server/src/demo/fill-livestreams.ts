import type { DemoStage } from './demo-stage.ts';

export async function fillLivestreams(_stage: DemoStage): Promise<void> {}
