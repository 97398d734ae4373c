/** One check of the reliability and security list: an attack or a fault, and the tests that hold it. */
export type Check = {
  /** 1 to 80, over all groups. */
  number: number;
  title: string;
  /** Test files, of Vitest or of Playwright. None where nothing holds the check: then `gap` says why. */
  files: readonly string[];
  /** In the set for every change: `npm run verify:quick`. */
  isQuick?: true;
  /** What the tests leave open, or why there are none. */
  gap?: string;
};

/** @param name without folder and ending: tests through the API. */
export const api = (name: string) => `tests/integration/${name}.test.ts`;
/** Tests that kill and cut things. */
export const fault = (name: string) => `tests/faults/${name}.test.ts`;
/** Tests in a browser. */
export const browser = (name: string) => `tests/e2e/${name}.spec.ts`;
