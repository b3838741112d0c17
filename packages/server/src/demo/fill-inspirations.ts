import type { DemoStage } from './demo-stage.ts';

export async function fillInspirations(_stage: DemoStage): Promise<void> {}
