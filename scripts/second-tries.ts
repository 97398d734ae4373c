/** A reporter for vitest: which tests passed only when they were tried again, as a list of names in a file. */
import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const file = path.resolve(import.meta.dirname, '../test-results/second-tries.json');

export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} › ${test.fullName}`),
    );
    fs.writeFileSync(file, JSON.stringify(names));
  }
}
