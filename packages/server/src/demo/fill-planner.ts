import type { DemoStage } from './demo-stage.ts';

export async function fillPlanner(_stage: DemoStage): Promise<void> {}
