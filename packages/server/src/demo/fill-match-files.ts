import type { DemoStage } from './demo-stage.ts';

export async function fillMatchFiles(_stage: DemoStage): Promise<void> {}
