import type { DemoStage } from './demo-stage.ts';

export async function fillRecordings(_stage: DemoStage): Promise<void> {}
