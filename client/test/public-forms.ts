/** Helpers for component tests of public sections: records, drafts, human timing, and toasts. */
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadPage } from '#shared/content/registry.ts';
import type { SectionKind, SectionOf } from '#shared/content/schema.ts';
import type { SectionProps } from '../features/marketing/section-props.ts';
import { writeDraft } from '../lib/form-draft.ts';
import { toastEvent } from '../lib/toast.ts';
import type { Toast } from '../lib/toast.ts';

/** Returns the props of the first section of a kind on a public page. */
export async function sectionOn<K extends SectionKind>(path: string, kind: K): Promise<SectionProps<K>> {
  const { sections } = await loadPage(path);
  const section = sections.find((one): one is SectionOf<K> => one.kind === kind)!;
  return { section, path, isFirst: false, isBand: false, contents: [] };
}

/** Clears drafts before each test, because they outlive the rendered component. */
export function withoutDrafts(...names: string[]): void {
  beforeEach(() => {
    for (const name of names) writeDraft(name, undefined);
  });
}

const now = performance.now.bind(performance);
let passed = 0;

/**
 * Makes a form look as if a person had time to fill it in, because faster ones wait before sending. Call it once the
 * form is shown.
 */
export function passAMinute(): void {
  passed += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
}

/** Lets everything except the fake clock continue until a condition holds. */
export async function whileClockStands(holds: () => boolean): Promise<void> {
  while (!holds()) await act(() => new Promise((resolve) => setImmediate(resolve)));
}

/** Pastes values into fields, keyed by the start of their labels. */
export async function fillIn(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText((text) => text.startsWith(label)));
    await user.paste(value);
  }
}

/** Returns the toasts that public pages show, starting over with each test. */
export function recordToasts(): Toast[] {
  const toasts: Toast[] = [];
  const note = (event: Event) => void toasts.push((event as CustomEvent<Toast>).detail);
  beforeEach(() => {
    toasts.length = 0;
    addEventListener(toastEvent, note);
  });
  afterEach(() => removeEventListener(toastEvent, note));
  return toasts;
}
